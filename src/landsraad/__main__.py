"""`python -m landsraad` is `landsraad`."""

from landsraad.cli import main

if __name__ == "__main__":
    main()
