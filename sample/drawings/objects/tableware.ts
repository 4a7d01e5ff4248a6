/** Tableware: pottery, glass, a candle. */
import { mix } from '../engine/colour.ts';
import type { Layer } from '../engine/layers.ts';
import { anchors, curve, ellipse, fromPoints } from '../engine/shape.ts';
import { flat } from '../engine/surfaces.ts';
import { lettering } from '../lettering.ts';
import { cord, floorShadow, slab, stroke, vessel } from './build.ts';
import type { Maker } from './makers.ts';

export const candle: Maker = ({ hex }) => [
  ...floorShadow(800, 1800, 300),
  ...vessel({
    cx: 800,
    base: 1800,
    profile: [
      [270, 0],
      [300, 30, 1],
      [304, 80],
      [304, 640],
    ],
    fill: hex,
    material: 'ceramic',
    top: { inside: '#f3ead9', wall: 16 },
  }),
  {
    ink: `<path d="M800 1176V1112" stroke="#3a332c" stroke-width="8" stroke-linecap="round"/><ellipse cx="800" cy="1178" rx="70" ry="12" fill="#fff" fill-opacity=".5"/>`,
  },
  slab(
    fromPoints(curve(anchors('610,1400 800,1434~ 990,1400 990,1640 800,1674~ 610,1640'), true)),
    {
      fill: '#f4efe5',
      material: 'paper',
      reach: 5,
      depth: 0.15,
      details:
        lettering('FERN', { x: 800, y: 1490, size: 52, ink: '#2c2622' }) +
        lettering('SMOKE & PINE', { x: 800, y: 1582, size: 20, ink: '#2c2622' }),
    },
  ),
];

export const mug: Maker = ({ hex }) => {
  const handle = curve(
    anchors('1090,1290 1190,1262~ 1290,1300~ 1320,1430~ 1270,1560~ 1160,1612~ 1070,1600'),
  );
  return [
    ...floorShadow(760, 1740, 330),
    cord(handle, 46, hex, 'ceramic'),
    ...vessel({
      cx: 760,
      base: 1740,
      profile: [
        [290, 0],
        [322, 22, 1],
        [346, 110, 1],
        [352, 300, 1],
        [352, 620, 1],
        [344, 636],
      ],
      fill: hex,
      material: 'ceramic',
      top: { inside: mix(hex, '#fbf6ee', 0.3), wall: 22 },
    }),
    { ink: stroke(ellipse(760, 1104, 338, 57, 0.2, 2.9), '#ffffff', 4, 0.35) },
  ];
};

const plateAt = (cx: number, y: number, radius: number, hex: string): Layer[] => [
  ...vessel({
    cx,
    base: y,
    profile: [
      [radius * 0.56, 0],
      [radius * 0.62, 12, 1],
      [radius * 0.9, 36, 1],
      [radius, 58],
    ],
    fill: hex,
    material: 'ceramic',
    tilt: 0.3,
    top: { inside: mix(hex, '#ffffff', 0.12), wall: radius * 0.05 },
  }),
];

export const plateStack: Maker = ({ hex }) => {
  const well = (cy: number, radius: number): Layer => ({
    shape: fromPoints(ellipse(800, cy, radius, radius * 0.3)),
    fill: mix(hex, '#ffffff', 0.14),
    surface: flat(-0.1, -0.5),
    material: 'ceramic',
    details: stroke(
      ellipse(800, cy + 3, radius - 3, (radius - 3) * 0.3, Math.PI, Math.PI * 2),
      '#000000',
      6,
      0.14,
    ),
  });
  return [
    ...floorShadow(800, 1640, 420, 130),
    ...[1640, 1580].flatMap((y) => plateAt(800, y, 620, hex)),
    well(1526, 430),
    ...[1512, 1452].flatMap((y) => [
      { under: ellipse(820, y + 4, 400, 110), soft: 22, strength: 0.28 } as const,
      ...plateAt(800, y, 450, hex),
    ]),
    well(1400, 300),
  ];
};

export const bowl: Maker = ({ hex }) => [
  ...floorShadow(800, 1660, 330, 96),
  ...vessel({
    cx: 800,
    base: 1660,
    profile: [
      [230, 0],
      [240, 34],
      [380, 120, 1],
      [520, 280, 1],
      [590, 440],
    ],
    fill: hex,
    material: 'stoneware',
    tilt: 0.3,
    top: { inside: mix(hex, '#f6efe4', 0.22), wall: 18 },
  }),
  {
    under: ellipse(740, 1180, 440, 90),
    soft: 70,
    strength: 0.16,
    within: fromPoints(ellipse(800, 1224, 560, 168)),
  },
];

export const tumblers: Maker = ({ hex }) =>
  [
    [560, 1700],
    [1030, 1780],
  ].flatMap(([cx = 0, base = 0]): Layer[] => {
    const profile = [
      [170, 0],
      [186, 22, 1],
      [206, 300, 1],
      [222, 600],
    ] as const;
    return [
      ...floorShadow(cx, base, 182),
      ...vessel({
        cx,
        base: base - 4,
        profile,
        fill: mix(hex, '#ffffff', 0.2),
        material: 'glass',
        top: 'none',
        flutes: 0,
      }),
      ...vessel({
        cx,
        base,
        profile,
        fill: mix(hex, '#33403f', 0.35),
        material: 'glass',
        top: 'none',
        flutes: 22,
      }),
      {
        ink: `<ellipse cx="${cx}" cy="${base - 600}" rx="222" ry="38" fill="${hex}" fill-opacity=".22" stroke="#fff" stroke-opacity=".75" stroke-width="6"/><ellipse cx="${cx}" cy="${base - 26}" rx="168" ry="27" fill="${hex}" fill-opacity=".35" stroke="#fff" stroke-opacity=".4" stroke-width="4"/>`,
      },
    ];
  });
