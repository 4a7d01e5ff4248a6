"""Several objects by a window, for heroes and brand pages. The text is to their left."""
import math

from materials import gold, solid
from models.bags import bag_crossbody, bag_top_handle
from models.bottles import perfume_tall
from models.care import pump_bottle, soap_bar
from models.decor import candle, planter, vase
from models.dresses import dress_midi, dress_slip
from models.furniture import side_table, stool
from models.knitwear import jumper_roll_neck
from models.legwear import joggers, trousers_wide
from models.lights import lamp_floor, lamp_table
from models.makeup import compact, lipstick
from models.set_in import jumper_crew
from models.tableware import bowl, mug, plate_stack
from models.textiles import bed_linen, cushion, knit_pile, towel_stack
from models.tops import tee_boxy
from room import Still, floor_boards, plaster_wall, stand_at, stone_ledge, window_sun
from scene import daylight, spotlight
from shapes import box, lathe, tube

CLAY = (0.46, 0.115, 0.05)
EGGSHELL = (0.78, 0.70, 0.57)
BEECH = (0.52, 0.36, 0.22)
BARK = (0.07, 0.05, 0.04)
LINEN = (0.74, 0.68, 0.60)


def scene_table():
    plaster_wall(LINEN, 0.62)
    floor_boards(BEECH, 0.62)
    stand_at(plate_stack, (0.20, 0.00, 0.001))
    stand_at(mug, (0.40, 0.20, 0.001), turn=-40, colour=CLAY)
    stand_at(bowl, (0.50, -0.08, 0.001), colour=EGGSHELL)
    stand_at(vase, (0.02, 0.32, 0.001), colour=(0.70, 0.62, 0.50), size=0.82)
    aim = (0.16, -0.02, 0.14)
    window_sun(aim, azimuth=28, height=30, power=5.0)
    daylight(aim, 1)
    return Still((0.06, 0, 0.17), 0.66, 13)


def scene_bathroom():
    plaster_wall((0.66, 0.67, 0.62), 0.42)
    stone_ledge((0.82, 0.79, 0.74), 0.42)
    stand_at(towel_stack, (0.02, 0.10, 0.001))
    stand_at(pump_bottle, (0.30, 0.02, 0.001), turn=-8, colour=(0.135, 0.135, 0.045))
    stand_at(candle, (0.44, 0.12, 0.001), colour=EGGSHELL)
    stand_at(soap_bar, (0.40, -0.08, 0.001), turn=24, colour=(0.80, 0.70, 0.54))
    aim = (0.2, 0.1, 0.1)
    window_sun(aim, azimuth=30, height=32, power=4.6)
    daylight(aim, 1)
    return Still((0.06, 0, 0.13), 0.50, 9)


def scene_vanity():
    plaster_wall((0.72, 0.60, 0.53), 0.30)
    stone_ledge((0.84, 0.78, 0.72), 0.30)
    stand_at(perfume_tall, (0.02, 0.02, 0.001), turn=-22)
    stand_at(compact, (0.14, -0.02, 0.001), colour=(0.66, 0.40, 0.20))
    stand_at(lipstick, (0.075, 0.05, 0.001), colour=(0.27, 0.02, 0.06))
    aim = (0.06, 0.05, 0.05)
    window_sun(aim, azimuth=28, height=30, power=4.6, pane=(0.2, 0.2))
    daylight(aim, 0.6)
    return Still((0.01, 0, 0.07), 0.27, 10)


def scene_living():
    plaster_wall((0.70, 0.64, 0.55), 0.75)
    floor_boards((0.42, 0.28, 0.17), 0.75)
    stand_at(lamp_floor, (0.80, 0.35, 0.001), turn=160, colour=(0.03, 0.028, 0.026))
    stand_at(side_table, (0.28, 0.15, 0.001), colour=BEECH)
    stand_at(vase, (0.20, 0.12, 0.50), colour=EGGSHELL)
    stand_at(planter, (0.42, 0.16, 0.50))
    stand_at(stool, (-0.20, 0.12, 0.001), turn=20, colour=BEECH)
    aim = (0.2, 0.3, 0.6)
    window_sun(aim, azimuth=32, height=28, power=4.6, pane=(0.6, 0.6))
    daylight(aim, 1.6)
    return Still((0.02, 0, 0.79), 1.76, 4)


NECKS = 1.405
ROD = 1.545
"""Heights of the necks of draped garments and of the rail that they hang from, in metres."""


def _garment_rail(left, right):
    rod = lathe("rail", [(0, left), (0.011, left), (0.011, right), (0, right)], gold(0.3), 48)
    rod.rotation_euler, rod.location = (0, math.pi / 2, 0), (0, 0.01, ROD)


def _beech_hanger(at, low=NECKS):
    """A hook over the rail, and shoulders of beech that the garment hides."""
    hook = [(0, 0, low - 0.01), (0, 0, ROD - 0.035), (0.016, 0, ROD - 0.012), (0.014, 0, ROD + 0.012), (0, 0, ROD + 0.020), (-0.014, 0, ROD + 0.010)]
    tube("hook", [(x + at, 0.01, z) for x, _, z in hook], 0.0022, gold(0.3))
    bar = [(-0.15, 0, low - 0.055), (-0.08, 0, low - 0.028), (0, 0, low - 0.010), (0.08, 0, low - 0.028), (0.15, 0, low - 0.055)]
    tube("hanger", [(x + at, 0.01, z) for x, _, z in bar], 0.008, solid("beech", BEECH, rough=0.5))


def scene_wardrobe():
    plaster_wall(LINEN, 0.42)
    floor_boards(BEECH, 0.42)
    _garment_rail(-0.55, 4)
    for build, at, raised, colour in ((dress_midi, -0.10, 0, None), (jumper_crew, 0.42, 0, EGGSHELL), (trousers_wide, 0.98, 0.40, BARK)):
        stand_at(build, (at, 0, raised), colour=colour)
        _beech_hanger(at)
    stand_at(bag_top_handle, (0.44, -0.10, 0.001), turn=-24, colour=(0.40, 0.15, 0.05))
    aim = (0.2, 0.2, 0.9)
    window_sun(aim, azimuth=32, height=28, power=4.6, pane=(0.6, 0.6))
    daylight(aim, 1.6)
    return Still((0.12, 0, 0.82), 1.84, 3)


def scene_night():
    plaster_wall((0.045, 0.036, 0.054), 0.55)
    stone_ledge((0.03, 0.025, 0.035), 0.55)
    _garment_rail(-2, 4)
    stand_at(dress_slip, (0.10, 0, 0))
    _beech_hanger(0.10, 1.42)
    stand_at(bag_top_handle, (0.62, -0.05, 0.001), turn=-24, colour=(0.155, 0.012, 0.026))
    spotlight((-0.9, -2.6, 2.6), (0.24, 0, 0.85), 900, 38)
    return Still((0.02, 0, 0.80), 1.92, 3)


MOSS = (0.115, 0.130, 0.060)


def scene_knitwear():
    plaster_wall(LINEN, 0.42)
    floor_boards(BEECH, 0.42)
    stand_at(stool, (0.26, 0.06, 0.001), turn=24, colour=BEECH)
    for count, (turn, colour) in enumerate(((-10, BARK), (-15, EGGSHELL), (-8, CLAY), (-13, MOSS), (-10, None))):
        stand_at(knit_pile, (0.26, 0.06, 0.428 + 0.061 * count), turn=turn, colour=colour)
    _garment_rail(-0.20, 4)
    stand_at(jumper_roll_neck, (0.92, 0, 0))
    _beech_hanger(0.92)
    aim = (0.4, 0.2, 0.8)
    window_sun(aim, azimuth=32, height=28, power=4.6, pane=(0.5, 0.5))
    daylight(aim, 1.5)
    return Still((0.12, 0, 0.82), 1.62, 3)


def _bench(at, wide, deep, high):
    oak = solid("oak", (0.50, 0.34, 0.20), rough=0.45)
    x, y = at
    box("seat", (wide, deep, 0.042), oak, at, high - 0.042, 0.008)
    for side in (-1, 1):
        for way in (-1, 1):
            box("leg", (0.046, 0.046, high - 0.04), oak, (x + side * (wide / 2 - 0.07), y + way * (deep / 2 - 0.05)), 0, 0.006)


def scene_bedroom():
    plaster_wall((0.70, 0.64, 0.57), 0.50)
    floor_boards((0.46, 0.32, 0.20), 0.50)
    _bench((0.36, 0.16), 1.06, 0.40, 0.44)
    stand_at(bed_linen, (0.10, 0.14, 0.441), turn=-10)
    stand_at(cushion, (0.60, 0.26, 0.441), turn=-6, colour=EGGSHELL)
    stand_at(cushion, (0.68, 0.10, 0.441), turn=14, colour=CLAY, size=0.80)
    stand_at(side_table, (1.16, 0.16, 0.001), colour=BEECH)
    stand_at(lamp_table, (1.16, 0.16, 0.50), colour=(0.60, 0.53, 0.44))
    aim = (0.4, 0.3, 0.6)
    window_sun(aim, azimuth=32, height=28, power=4.4, pane=(0.5, 0.5))
    daylight(aim, 1.4)
    return Still((0.24, 0, 0.62), 1.42, 6)


def scene_street():
    concrete = (0.10, 0.10, 0.105)
    plaster_wall(concrete, 0.42)
    stone_ledge((0.12, 0.12, 0.125), 0.42)
    steel = lathe("rail", [(0, -0.5), (0.011, -0.5), (0.011, 4), (0, 4)], solid("steel", (0.03, 0.03, 0.032), rough=0.3, metal=1), 48)
    steel.rotation_euler, steel.location = (0, math.pi / 2, 0), (0, 0.01, ROD)
    for build, at, raised, colour in ((tee_boxy, -0.02, 0, None), (joggers, 0.58, 0.40, (0.045, 0.047, 0.050))):
        stand_at(build, (at, 0, raised), colour=colour)
        _beech_hanger(at)
    box("block", (0.40, 0.34, 0.46), solid("block", (0.15, 0.15, 0.155), rough=0.8, shine=0.2, grain=(60, 0.2, 6, 0.003)), (1.08, -0.02), 0.001, 0.004)
    stand_at(bag_crossbody, (1.06, 0.02, 0.462), turn=-18, colour=(0.02, 0.02, 0.022), size=0.9)
    aim = (0.3, 0.2, 0.8)
    window_sun(aim, azimuth=40, height=36, power=6.5, panes=(1, 1), pane=(2.6, 3.0), colour=(1, 0.96, 0.90))
    daylight(aim, 1.6)
    return Still((0.20, 0, 0.82), 1.80, 3)
