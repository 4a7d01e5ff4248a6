"""Membership card, half out of its paper sleeve."""
import math

import bpy

from materials import coloured, gold, solid
from models.stand import Stand
from shapes import box, lettering

WIDE, TALL, THICK = 0.0856, 0.0540, 0.0011
OUT = 0.030
"""Distance that the card is pulled out."""


def _on_its_back(parts, away, up, turn=0):
    """What was built upright lies with its front upwards."""
    for part in parts:
        part.rotation_euler = (-math.pi / 2, 0, math.radians(turn))
        part.location = (0, away, up)


def membership_card():
    foil = gold(0.32)
    words = [lettering(text, 0.0058, foil, (0, -THICK / 2 - 0.0001, above), spacing=1.3) for text, above in (("UNLIMITED", 0.0425), ("DELIVERY", 0.0340))]
    card = box("card", (WIDE, THICK, TALL), coloured("card", rough=0.40, coat=0.3), edge=0.0004)
    _on_its_back([card, *words], OUT, 0.0016)
    kraft = solid("kraft", (0.56, 0.43, 0.29), rough=0.9, shine=0.1, grain=(420, 0.35, 4, 0.0006))
    for up in (0.0006, 0.0028):
        _on_its_back([box("sleeve", (WIDE * 1.08, 0.0005, TALL * 1.06), kraft, edge=0.0002)], 0, up)
    for part in bpy.data.objects:
        part.location.y -= 0.045
    return Stand(centre=(0, 0, 0), height=0.206, reach=0.12, close=(0, 0.018, 0), turn=-16, elevation=52)
