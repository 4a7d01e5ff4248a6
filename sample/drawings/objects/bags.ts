/** Bags: leather panels with flaps, zips, handles and gilt fittings. */
import { brightness, mix } from '../engine/colour.ts';
import {
  anchors,
  band,
  curve,
  ellipse,
  offset,
  shape as outline,
  roundedBox,
} from '../engine/shape.ts';
import { flat, tube } from '../engine/surfaces.ts';
import { crumple, drape } from '../folds.ts';
import { topstitch } from '../garments/stitches.ts';
import { lettering } from '../lettering.ts';
import { castShadow, cord, floorShadow, slab, stroke } from './build.ts';
import { closed, GOLD } from './fittings.ts';
import type { Maker } from './makers.ts';

export const tote: Maker = ({ hex }) => {
  const body = outline(
    anchors('300,1010 800,1020~ 1300,1010 1260,1420~ 1230,1810 800,1826~ 370,1810 340,1420~'),
  );
  const mouth = outline(anchors('300,1010 800,980~ 1300,1010 800,1040~'));
  const handle = (y: number, top: number) =>
    curve([
      [560, y],
      [566, 800, 1],
      [640, top, 1],
      [800, top - 40, 1],
      [960, top, 1],
      [1034, 800, 1],
      [1040, y],
    ]);
  const tab = (x: number) =>
    slab(roundedBox(x - 44, 1010, 88, 150, 14), {
      fill: hex,
      material: 'leather',
      reach: 16,
      depth: 0.5,
      details: topstitch(
        [
          [x - 32, 1010],
          [x - 32, 1146],
          [x + 32, 1146],
          [x + 32, 1010],
        ],
        0,
        0.35,
      ),
    });
  return [
    ...floorShadow(800, 1812, 430, 40),
    cord(handle(1000, 600), 24, mix(hex, '#16100c', 0.3), 'leather'),
    { shape: mouth, fill: mix(hex, '#120d0a', 0.6), surface: flat(0.1, 0.2), material: 'matt' },
    slab(body, {
      fill: hex,
      material: 'leather',
      reach: 90,
      depth: 0.5,
      folds: [
        crumple({ depth: 14, wide: 260, tall: 380, seed: 5 }),
        drape({ count: 3, depth: 14, from: 0.1 }),
      ],
      details:
        topstitch(curve(anchors('306,1030 800,1042~ 1294,1030')), 14, 0.36) +
        lettering('HALE', {
          x: 800,
          y: 1560,
          size: 30,
          ink: mix(hex, brightness(hex) < 0.3 ? '#ffffff' : '#1d1510', 0.4),
        }),
    }),
    { under: band(handle(1130, 660), -26, 26).points, soft: 14, strength: 0.26, dx: 8, dy: 10 },
    cord(handle(1060, 640), 26, hex, 'leather'),
    tab(560),
    tab(1040),
  ];
};

export const topHandle: Maker = ({ hex }) => {
  const body = outline(
    anchors(
      '330,1130 360,1090~ 800,1076~ 1240,1090~ 1270,1130 1322,1460~ 1350,1770 1330,1800~ 800,1816~ 270,1800~ 250,1770 278,1460~',
    ),
  );
  const flap = outline(
    anchors(
      '330,1130 360,1086~ 800,1070~ 1240,1086~ 1270,1130 1292,1330~ 1260,1370 930,1470~ 800,1484~ 670,1470~ 340,1370 308,1330~',
    ),
  );
  const edge = curve(
    anchors('308,1330~ 340,1370 670,1470~ 800,1484~ 930,1470~ 1260,1370 1292,1330~'),
  );
  const handle = curve(anchors('590,1100 584,960~ 640,790~ 800,730~ 960,790~ 1016,960~ 1010,1100'));
  return [
    ...floorShadow(800, 1800, 500, 44),
    castShadow(band(handle, -30, 30).points, 18, 0.2),
    cord(handle, 31, hex, 'leather', topstitch(handle, 0, 0.2)),
    slab(body, {
      fill: mix(hex, '#120d0a', 0.06),
      material: 'leather',
      reach: 80,
      depth: 0.6,
      folds: [crumple({ depth: 6, wide: 340, tall: 300 })],
      details: topstitch(
        curve(anchors('284,1460 268,1756 320,1782~ 800,1796~ 1280,1782~ 1332,1756 1316,1460')),
        0,
        0.36,
      ),
    }),
    castShadow(flap.points, 16, 0.4, 4, 14),
    slab(flap, {
      fill: hex,
      material: 'leather',
      reach: 54,
      depth: 0.55,
      details: topstitch(offset(edge, -18), 0, 0.42),
    }),
    ...[590, 1010].map((x) =>
      slab(roundedBox(x - 42, 1066, 84, 64, 12), { fill: GOLD, material: 'metal', reach: 14 }),
    ),
    castShadow(roundedBox(744, 1420, 112, 96, 10).points, 8, 0.4, 2, 8),
    slab(roundedBox(744, 1420, 112, 96, 12), {
      fill: GOLD,
      material: 'metal',
      reach: 22,
      details:
        '<rect x="776" y="1452" width="48" height="30" rx="6" fill="#000" fill-opacity=".28"/>',
    }),
  ];
};

export const crossbody: Maker = ({ hex }) => {
  const body = outline(
    anchors(
      '380,1250~ 440,1140~ 800,1100~ 1160,1140~ 1220,1250~ 1226,1500~ 1130,1730~ 800,1800~ 470,1730~ 374,1500~',
    ),
  );
  const strap = curve(anchors('410,1210 390,900~ 520,520~ 800,400~ 1080,520~ 1210,900~ 1190,1210'));
  const zip = curve(anchors('430,1230~ 800,1178~ 1170,1230~'));
  const teeth = stroke(zip, GOLD, 14, 1, 'stroke-dasharray="5 6"');
  return [
    ...floorShadow(800, 1780, 330, 36),
    castShadow(band(strap, -16, 16).points, 14, 0.22, 16, 18),
    {
      shape: band(strap, -17, 17),
      fill: mix(hex, '#120d0a', 0.08),
      surface: tube(strap, 30),
      material: 'leather',
      details: topstitch(strap, 10, 0.3) + topstitch(strap, -11, 0.3),
    },
    slab(body, {
      fill: hex,
      material: 'leather',
      reach: 150,
      depth: 0.75,
      folds: [crumple({ depth: 8, wide: 240, tall: 240, seed: 2 })],
      details:
        stroke(zip, '#17110d', 30, 0.55) +
        teeth +
        topstitch(zip, 26, 0.4) +
        topstitch(zip, -24, 0.4),
    }),
    ...[410, 1190].map((x) => cord(closed(ellipse(x, 1206, 34, 40)), 9, GOLD, 'metal')),
    cord(
      [
        [1150, 1226],
        [1146, 1330],
      ],
      11,
      GOLD,
      'metal',
    ),
    {
      ink: lettering('HALE', {
        x: 800,
        y: 1540,
        size: 26,
        ink: mix(hex, brightness(hex) < 0.3 ? '#ffffff' : '#1d1510', 0.42),
      }),
    },
  ];
};
