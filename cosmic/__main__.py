import sys

from cosmic.cli.main import main

if __name__ == "__main__":  # processes started by `spawn` import this file again
    sys.exit(main())
