"""Photographic settings of a model."""
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
    close_turn: float = 0
    """How much further the product is turned for the detail view."""
    close_share: float = 0.42
    rig: Callable = table
    patience: int = 1
    """How many times the usual samples: shadows on smooth pale cloth show their grain."""
