"""The register of a deployment by an effect: which troops it is about; 0 stands for any of the Garrison."""

from typing import Final

DEPLOY_RECRUITS: Final = 1
DEPLOY_ARRIVED: Final = 2
DEPLOY_UNITS: Final = 3
DEPLOY_SUPPLY: Final = 4
