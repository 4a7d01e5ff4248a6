"""How a model wants to be photographed."""
from dataclasses import dataclass
from typing import Callable

from scene import table


@dataclass(frozen=True)
class Stand:
    centre: tuple
    """The middle of the picture, in metres."""
    height: float
    """Metres from the top of the picture to its bottom."""
    reach: float
    """The size of the light rig: about the product's own."""
    close: tuple
    """The middle of the detail view."""
    turn: float = 0
    elevation: float = 7
    second_turn: float = 50
    """How much further the product is turned for the angle view."""
    close_turn: float = 0
    close_share: float = 0.42
    rig: Callable = table
