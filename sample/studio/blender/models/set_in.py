"""Tops with set-in sleeves: a front, a back and two sleeves, arms hanging beside the body."""
import functools
from dataclasses import dataclass, replace

import numpy as np

from atlas import Atlas
from drape import Cloth, bulging, drape
from fabric import dress, fabric
from form import FIGURE, LADY, build_form
from models.stand import Stand
from pattern import Piece, curve, line, mirrored, whole
from scene import above, wall
from shapes import mesh
from models.sleeves import Sleeve, round_arm, seams_of, sleeve_pieces

SEWN = ("shoulder", "side")


@dataclass(frozen=True)
class SetIn:
    """Half widths and heights of the right half, in metres."""
    neck_wide: float = 0.080
    neck_high: float = 1.468
    drop: float = 0.100
    back_drop: float = 0.022
    shoulder: tuple = (0.203, 1.420)
    under: tuple = (0.232, 1.180)
    hem: tuple = (0.222, 0.800)
    fall: float = 0.006
    sleeve: Sleeve = Sleeve(cap=0.150, long=0.60, cuff=0.110)
    banded: float = 0
    """How wide the ribs at cuffs and hem are."""
    waist: tuple = ()
    """Of a dress: half as wide as it is cut there, and how high."""
    hip: tuple = ()
    vee: bool = False


@dataclass(frozen=True)
class Make:
    cut: SetIn
    arms: tuple = (58, 79)
    reach: float = 0.70
    cloth: Cloth = Cloth(frames=80, mass=0.18, bend=0.4, tension=20, slack=0.01)
    step: float = 0.0112
    form: tuple = FIGURE
    legs: bool = False


def body_half(cut, drop):
    neck, shoulder, under, hem = (np.array(p, float) for p in ((cut.neck_wide, cut.neck_high), cut.shoulder, cut.under, cut.hem))
    return [
        *_neck(cut, drop, neck),
        ("shoulder", line(neck, shoulder)),
        ("arm", curve(shoulder, shoulder + [-0.030, -0.10], under + [-0.060, 0.012], under)),
        ("side", _fitted(cut, under, hem) if cut.waist else line(under, hem)),
        ("hem", curve(hem, hem * [0.62, 1] - [0, cut.fall], (hem[0] * 0.3, hem[1] - cut.fall), (0, hem[1] - cut.fall))),
    ]


def _neck(cut, drop, neck):
    """A round or pointed neckline."""
    middle = cut.neck_high - drop
    if cut.vee and drop > cut.back_drop:
        return [("neck", curve((0, middle), (neck[0] * 0.40, middle + drop * 0.30), (neck[0] * 0.76, middle + drop * 0.66), neck))]
    return [("neck", curve((0, middle), (neck[0] * 0.62, middle), (neck[0], cut.neck_high - drop * 0.62), neck))]


def _fitted(cut, under, hem):
    wide, high = cut.waist
    bodice = curve(under, (under[0] - 0.005, high + 0.105), (wide, high + 0.055), cut.waist, 12)[:-1]
    return np.vstack([bodice, curve(cut.waist, (wide + 0.007, high - 0.085), cut.hip, hem)])


def _pieces(make):
    """Front, back, and right and left sleeve; lines of front and back; closed edges, seams, and how wide a sleeve is."""
    cut = make.cut
    front, back = body_half(cut, cut.drop), body_half(cut, cut.back_drop)
    body = [Piece("front", whole(front), make.step), Piece("back", whole(back), make.step)]
    right, left, wide = sleeve_pieces(cut.sleeve, dict(front)["arm"], make.step)
    closed = [f"{edge}_{side}" for edge in SEWN for side in "rl"]
    seams = [("front", edge, "back", edge) for edge in closed] + [seam for side in "rl" for seam in seams_of(side)]
    return [*body, right, left], dict(front), dict(back), closed, seams, wide


@functools.cache
def sewn(make: Make):
    cut, (pieces, front, back, closed, seams, wide) = make.cut, _pieces(make)
    reach = 0.075 if cut.waist else 0.13
    places = {piece.name: bulging(piece, depth, reach, closed) for piece, depth in zip(pieces, (-0.135, 0.135))}
    for piece, side in zip(pieces[2:], (1, -1)):
        places[piece.name] = round_arm(cut.sleeve, wide, make.form, cut.shoulder, make.arms[0], side)
    drawn = {"front": 0.02 if cut.vee else 0.07, "back": 0.07}
    gathers = [(name, f"neck_{side}", 0.018, share) for name, share in drawn.items() for side in "rl"]
    if cut.banded:
        gathers += [(name, f"hem_{side}", cut.banded, 0.13) for name in ("front", "back") for side in "rl"]
        gathers += [(f"sleeve_{side}", "cuff", cut.banded, 0.22) for side in "rl"]
    form = build_form(make.form, legs=make.legs, arms=make.arms, reach=make.reach)
    held = lambda flat: (abs(flat[:, 1] - cut.neck_high + 0.005) < 0.015) & (abs(flat[:, 0]) > cut.neck_wide - 0.002) & (abs(flat[:, 0]) < cut.neck_wide + 0.030)
    return front, back, drape(pieces, places, seams, form, make.cloth, gathers, held)


BAND = {"pitch": 0.0075, "depth": 0.0030, "shade": 0.30}
NECK_KNIT = {"width": 0.026, "pitch": 0.0068, "depth": 0.0026, "shade": 0.28}
NECK = {"width": 0.020, "pitch": 0.0038, "depth": 0.0009, "shade": 0.14}


def finish(atlas, cut, bodies, collared=("front", "back")):
    """Draws seams, hems and ribs; a rib at the neck of the pieces in `collared` only."""
    for name, lines in bodies.items():
        neck = np.vstack([mirrored(lines["neck"])[:-1], lines["neck"]])
        hem = np.vstack([lines["hem"], mirrored(lines["hem"])[1:]])
        if cut.waist:
            atlas.hem(name, neck, 0.010, 1)
            atlas.seam(name, curve((-cut.waist[0], cut.waist[1]), (-0.06, cut.waist[1] - 0.010), (0.06, cut.waist[1] - 0.010), cut.waist), depth=0.0016)
        elif name in collared:
            atlas.rib(name, neck, **(NECK_KNIT if cut.banded else NECK))
        if cut.banded:
            atlas.rib(name, hem, cut.banded, **BAND)
        else:
            atlas.hem(name, hem, 0.024)
        for side in (lambda points: points, mirrored):
            for edge in ("shoulder", "side"):
                atlas.seam(name, side(lines[edge]))
            atlas.seam(name, side(lines["arm"]), width=0.0022, depth=0.0016, puff=0.005)
    for side in "rl":
        name = f"sleeve_{side}"
        lines = atlas.pieces[name].lines
        if cut.banded:
            atlas.rib(name, lines["cuff"], cut.banded, **BAND)
        else:
            atlas.hem(name, lines["cuff"], 0.022)
        for edge in ("under_front", "under_back", "cap_front", "cap_back"):
            atlas.seam(name, lines[edge])


@functools.cache
def finished(make):
    front, back, draped = sewn(make)
    atlas = Atlas(draped.pieces)
    finish(atlas, make.cut, {"front": front, "back": back})
    return draped, atlas


LAID = Cloth(frames=70, mass=0.16, bend=0.15, tension=18, slack=0, apart=0.0035, friction=12, gravity_from=22, quality=6)


@functools.cache
def laid_flat(make: Make, lean):
    """The same pieces on a table: the back, the front on it, each sleeve folded along its top, a little pushed together."""
    cut, (pieces, front, back, _, seams, _) = make.cut, _pieces(make)
    random = np.random.default_rng(11)
    waves = [(random.normal(0, 9, 2), random.uniform(0, 6.28)) for _ in range(9)]
    middle = (cut.neck_high + cut.hem[1]) / 2

    def on_table(flat, up):
        x, y = flat[:, 0] * 0.972, (flat[:, 1] - middle) * 0.985
        ripple = sum(np.sin(flat @ along + begun) for along, begun in waves) * 0.0022
        return np.c_[x, y, np.maximum(up + ripple * (1 if np.ndim(up) == 0 and up > 0.02 else 0.3), 0.005)]

    places = {"front": lambda flat: on_table(flat, 0.034), "back": lambda flat: on_table(flat, 0.012)}
    turn = np.radians(lean)
    for piece, side in zip(pieces[2:], (1, -1)):
        along, inward = np.array([np.cos(turn), -np.sin(turn)]), np.array([-np.sin(turn), -np.cos(turn)])

        def folded(flat, side=side):
            across = flat[:, 0] * side
            room = np.array(cut.shoulder) + 0.01 * along - flat[:, 1:] * along + abs(across)[:, None] * inward
            return on_table(room * [side, 1], 0.023 + 0.011 * np.tanh(across / 0.012))

        places[piece.name] = folded
    gathers = [(name, f"neck_{side}", 0.018, 0.05) for name in ("front", "back") for side in "rl"]
    if cut.banded:
        gathers += [(name, f"hem_{side}", cut.banded, 0.10) for name in ("front", "back") for side in "rl"]
        gathers += [(f"sleeve_{side}", "cuff", cut.banded, 0.18) for side in "rl"]
    ground = mesh("ground", [(-3, -3, 0), (3, -3, 0), (3, 3, 0), (-3, 3, 0)], [(0, 1, 2, 3)])
    return front, back, drape(pieces, places, seams, [ground], LAID, gathers)


def lay(make, lean, thickness=0.0018, smooth=2, along=8, **look):
    front, back, draped = laid_flat(make, lean)
    atlas = Atlas(draped.pieces)
    finish(atlas, make.cut, {"front": front, "back": back})
    dress(draped, atlas, fabric("jersey", atlas, **look), thickness, smooth=smooth, along=along)
    low, high = draped.points.min(0), draped.points.max(0)
    tall = max((high[1] - low[1]) / 0.78, (high[0] - low[0]) * 1.5 / 0.91)
    middle = (low + high) / 2
    return Stand(centre=(float(middle[0]), float(middle[1]), 0), height=float(tall), reach=0.8, close=(0.02, float(high[1] - tall * 0.14), 0), elevation=89, close_share=0.36, rig=above)


def stand_close(draped):
    """The garment fills the card: nine tenths of its width, or three quarters of its height."""
    low, high = draped.points.min(0), draped.points.max(0)
    middle, tall = (low[2] + high[2]) / 2, max((high[2] - low[2]) / 0.76, (high[0] - low[0]) * 1.5 / 0.91)
    return Stand(
        centre=(float(low[0] + high[0]) / 2, 0, float(middle)), height=float(tall), reach=1, close=(0.02, 0, float(high[2] - tall * 0.14)),
        elevation=3, close_turn=-14, close_share=0.36, rig=wall,
    )


def set_in(make, thickness=0.0018, smooth=2, along=8, **look):
    draped, atlas = finished(make)
    dress(draped, atlas, fabric("jersey", atlas, **look), thickness, smooth=smooth, along=along)
    return stand_close(draped)


KNITTED = {"weave": 0.0052, "relief": 1.0, "kind": "stocking", "sheen": 0.6, "crumple": 0.4}
JUMPER = Make(SetIn(drop=0.088, banded=0.058), cloth=Cloth(frames=80, mass=0.22, bend=1.0, tension=20, slack=0.01))
TEE = Make(
    SetIn(hem=(0.208, 0.775), under=(0.222, 1.185), sleeve=Sleeve(cap=0.135, long=0.225, cuff=0.160)),
    arms=(54, 78), reach=0.60, cloth=Cloth(frames=80, mass=0.16, bend=0.05, tension=18, slack=0.015),
)


def jumper_crew():
    return set_in(JUMPER, 0.0040, smooth=4, along=12, **KNITTED)


def tee_hanging():
    return set_in(TEE, 0.0016, smooth=3, along=12, crumple=0.7)


def tee_laid():
    return lay(TEE, 46, 0.0014, smooth=3, along=12, crumple=0.7)


DRESS = Make(
    SetIn(
        neck_wide=0.084, neck_high=1.424, drop=0.120, back_drop=0.030, shoulder=(0.178, 1.396), under=(0.186, 1.195), hem=(0.385, 0.44), fall=0.070,
        sleeve=Sleeve(cap=0.118, long=0.235, cuff=0.150), waist=(0.158, 1.020), hip=(0.29, 0.70),
    ),
    arms=(48, 72), reach=0.5, form=LADY, legs=True, step=0.0125, cloth=Cloth(frames=76, mass=0.14, bend=0.02, tension=18, slack=0.02, apart=0.003),
)
LINEN = {"weave": 0.0005, "sheen": 0.35, "crumple": 1.0}


def dress_sleeved():
    return set_in(DRESS, 0.0014, smooth=4, along=14, **LINEN)
