"""Mug, bowl and plates."""
from materials import glazed, solid
from models.stand import Stand
from shapes import curve_through, lathe, tube


def _bare_clay():
    return solid("clay", (0.62, 0.52, 0.42), rough=0.9, shine=0.1, grain=(900, 0.3, 2, 0.0004))


def mug():
    glaze = glazed()
    outside = [(0, 0.004), (0.030, 0.004), (0.0335, 0.0045), (0.0365, 0.008), (0.0395, 0.016), (0.0405, 0.03), (0.041, 0.06),
               (0.0412, 0.085), (0.0410, 0.0925)]
    lip = [(0.0404, 0.0938), (0.0396, 0.0940), (0.0388, 0.0932)]
    inside = [(0.0384, 0.085), (0.038, 0.03), (0.0365, 0.016), (0.031, 0.0105), (0, 0.0095)]
    lathe("mug", curve_through(outside + lip + inside, 8), glaze)
    lathe("foot", [(0, 0), (0.030, 0), (0.032, 0.001), (0.0325, 0.0046), (0, 0.0046)], _bare_clay())
    bow = [(0.0395, 0, 0.078), (0.052, 0, 0.081), (0.068, 0, 0.078), (0.074, 0, 0.060), (0.070, 0, 0.040), (0.056, 0, 0.027),
           (0.0395, 0, 0.027)]
    tube("handle", bow, 0.0056, glaze).scale[1] = 1.35
    return Stand(centre=(0.012, 0, 0.050), height=0.205, reach=0.13, close=(0.03, 0, 0.070), turn=-28, elevation=13)


def bowl():
    profile = [(0, 0.006), (0.036, 0.006), (0.052, 0.012), (0.082, 0.034), (0.1, 0.062), (0.1055, 0.076), (0.1045, 0.0785),
               (0.102, 0.0775), (0.0965, 0.062), (0.079, 0.038), (0.05, 0.0185), (0.03, 0.0135), (0, 0.013)]
    lathe("bowl", curve_through(profile, 10), glazed())
    lathe("foot", [(0, 0), (0.036, 0), (0.038, 0.001), (0.0375, 0.0072), (0, 0.0072)], _bare_clay())
    return Stand(centre=(0, 0, 0.038), height=0.38, reach=0.26, close=(0.05, 0, 0.055), elevation=20)


def _plate(glaze, radius, bottom):
    shape = [(0, 0.003), (0.5, 0.003), (0.62, 0.004), (0.72, 0.009), (0.9, 0.0155), (0.99, 0.019), (1.0, 0.0203), (0.985, 0.0212),
             (0.9, 0.0185), (0.73, 0.0125), (0.62, 0.0075), (0.45, 0.0065), (0, 0.0065)]
    lathe("plate", curve_through([(r * radius, z) for r, z in shape], 8), glaze, centre=(0, 0, bottom))
    lathe("foot", [(0, 0), (radius * 0.56, 0), (radius * 0.57, 0.001), (radius * 0.565, 0.004), (0, 0.004)], glaze, centre=(0, 0, bottom))


def plate_stack():
    glaze = glazed()
    for count in range(2):
        _plate(glaze, 0.135, count * 0.0088)
    for count in range(2):
        _plate(glaze, 0.102, 0.0240 + count * 0.0088)
    return Stand(centre=(0, 0, 0.024), height=0.48, reach=0.32, close=(0.06, 0, 0.035), elevation=21)
