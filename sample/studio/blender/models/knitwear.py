"""Roll-neck jumpers, sweatshirts and long-sleeve tops with set-in sleeves."""
from dataclasses import replace

from atlas import Atlas
from drape import Cloth, evened_out, starts
from fabric import dress, fabric
from models.collars import neckline, roll_collar
from models.set_in import JUMPER, KNITTED, Make, SetIn, finish, set_in, sewn, stand_close
from models.sleeves import Sleeve

SMOOTH, ALONG = 4, 12
SWEAT = Make(
    SetIn(drop=0.090, banded=0.060, under=(0.240, 1.175), hem=(0.230, 0.795), sleeve=Sleeve(cap=0.140, long=0.60, cuff=0.112)),
    cloth=Cloth(frames=80, mass=0.20, bend=0.6, tension=20, slack=0.01),
)
LONG_SLEEVE = Make(
    SetIn(under=(0.212, 1.190), hem=(0.206, 0.775), sleeve=Sleeve(cap=0.140, long=0.61, cuff=0.098)),
    cloth=Cloth(frames=80, mass=0.16, bend=0.2, tension=18, slack=0.012),
)


def sweatshirt():
    return set_in(SWEAT, 0.0028, smooth=3, along=12, weave=0.0010, sheen=0.5, crumple=0.8)


def tee_long_sleeve():
    return set_in(LONG_SLEEVE, 0.0016, smooth=3, along=12, crumple=0.7)


ROLL_NECK = replace(JUMPER, cut=replace(JUMPER.cut, neck_wide=0.078, drop=0.048, hem=(0.214, 0.800), under=(0.226, 1.180)))


def jumper_roll_neck():
    front, back, draped = sewn(ROLL_NECK)
    atlas = Atlas(draped.pieces)
    finish(atlas, ROLL_NECK.cut, {"front": front, "back": back})
    dress(draped, atlas, fabric("wool", atlas, **KNITTED), 0.0040, smooth=SMOOTH, along=ALONG)
    edges = [(piece, start, f"neck_{side}") for piece, start in list(starts(draped.pieces))[:2] for side in "rl"]
    roll_collar(*neckline(draped, evened_out(draped, SMOOTH, ALONG), edges), weave=0.0058, relief=1.0, kind="rib", sheen=0.6, crumple=0.3)
    stand = stand_close(draped)
    return replace(stand, centre=(stand.centre[0], 0, stand.centre[2] + 0.02), height=stand.height * 1.03)
