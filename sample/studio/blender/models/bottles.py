"""Lacquered flacons, a lip gloss and a foundation."""
from materials import black_lacquer, coloured, gold, paper, solid
from models.stand import Stand
from shapes import box, curve_through, lathe


def _spray(top, trim):
    profile = [(0, 0), (0.0085, 0), (0.0085, 0.0035), (0.0105, 0.0035), (0.0105, 0.0080), (0.0075, 0.0085), (0.0075, 0.0115), (0, 0.0115)]
    lathe("spray", profile, trim, centre=(0, 0, top))


def perfume_tall():
    box("flacon", (0.044, 0.030, 0.098), coloured("lacquer", rough=0.07, coat=1.0), edge=0.0050)
    _spray(0.0975, gold())
    box("cap", (0.028, 0.022, 0.034), black_lacquer(), bottom=0.1055, edge=0.0025)
    box("label", (0.026, 0.0004, 0.030), paper(), (0, -0.01515), 0.034, 0.0001)
    return Stand(centre=(0, 0, 0.068), height=0.19, reach=0.13, close=(0.004, 0, 0.078), turn=-22, elevation=7)


def perfume_round():
    profile = [(0, 0), (0.017, 0), (0.020, 0.0012), (0.030, 0.011), (0.0355, 0.026), (0.0345, 0.042), (0.027, 0.056), (0.016, 0.0645), (0.010, 0.0665), (0, 0.0665)]
    flacon = lathe("flacon", curve_through(profile, 10), coloured("lacquer", rough=0.07, coat=1.0))
    flacon.scale[1] = 0.62
    trim = gold()
    _spray(0.0655, trim)
    ball = [(0, 0), (0.008, 0.0005), (0.0135, 0.006), (0.0145, 0.0125), (0.0125, 0.0195), (0.007, 0.0245), (0, 0.0258)]
    lathe("cap", curve_through(ball, 10), trim, centre=(0, 0, 0.0735))
    return Stand(centre=(0, 0, 0.048), height=0.145, reach=0.11, close=(0, 0, 0.056), turn=-14, elevation=8)


def _gloss_tube(shiny, dark, trim, place):
    body = [(0, 0), (0.0070, 0), (0.0078, 0.0006), (0.0081, 0.003), (0.0081, 0.0560), (0.0076, 0.0600), (0, 0.0600)]
    lathe("tube", body, shiny, centre=place)
    lathe("band", [(0, 0.0600), (0.0070, 0.0600), (0.0070, 0.0625), (0, 0.0625)], trim, centre=place)
    cap = [(0, 0.0625), (0.0078, 0.0625), (0.0082, 0.0631), (0.0082, 0.1010), (0.0078, 0.1018), (0, 0.1020)]
    lathe("cap", cap, dark, centre=place)


def lip_gloss():
    shiny, dark, trim = coloured("gloss", rough=0.05, coat=1.0), black_lacquer(), gold()
    for place in ((0, 0, 0), (0.030, 0.010, 0)):
        _gloss_tube(shiny, dark, trim, place)
    return Stand(centre=(0.013, 0, 0.051), height=0.15, reach=0.10, close=(0.006, 0, 0.060), elevation=7)


def foundation():
    """The fluid right behind the front of the glass, which is thick only at the foot."""
    box("bottle", (0.036, 0.024, 0.072), coloured("fluid", rough=0.06, coat=1.0), bottom=0.0075, edge=0.0035)
    box("foot", (0.036, 0.024, 0.0085), solid("glass", (0.80, 0.80, 0.79), rough=0.03, coat=1.0), edge=0.0030)
    trim = gold()
    lathe("neck", [(0, 0.0785), (0.0095, 0.0785), (0.0095, 0.0840), (0, 0.0840)], trim)
    box("cap", (0.026, 0.020, 0.036), black_lacquer(), bottom=0.0835, edge=0.0025)
    return Stand(centre=(0, 0, 0.058), height=0.165, reach=0.12, close=(0.004, 0, 0.062), turn=-22, elevation=7)
