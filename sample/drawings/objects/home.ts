/** Home: pottery, glass, light, wood. */
import { mix } from '../engine/colour.ts';
import type { Layer } from '../engine/layers.ts';
import { hash } from '../engine/noise.ts';
import { type Anchor, band, curve, ellipse, fromPoints, type Point } from '../engine/shape.ts';
import { flat } from '../engine/surfaces.ts';
import { lettering } from '../lettering.ts';
import { cord, drum, ground, slab, stroke, vessel } from './build.ts';

import type { Maker } from './makers.ts';

const candle: Maker = ({ hex }) => [
  ...ground(800, 1800, 300),
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
    fromPoints(
      curve(
        [
          [610, 1400],
          [800, 1434, 1],
          [990, 1400],
          [990, 1640],
          [800, 1674, 1],
          [610, 1640],
        ],
        true,
      ),
    ),
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

const mug: Maker = ({ hex }) => {
  const handle = curve([
    [1090, 1290, 0],
    [1190, 1262, 1],
    [1290, 1300, 1],
    [1320, 1430, 1],
    [1270, 1560, 1],
    [1160, 1612, 1],
    [1070, 1600],
  ]);
  return [
    ...ground(760, 1740, 330),
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

const plateStack: Maker = ({ hex }) => {
  const well = (cy: number, radius: number): Layer => ({
    shape: fromPoints(ellipse(800, cy, radius, radius * 0.3)),
    fill: mix(hex, '#ffffff', 0.14),
    surface: flat(-0.1, -0.5),
    material: 'ceramic',
    details: stroke(ellipse(800, cy + 3, radius - 3, (radius - 3) * 0.3, Math.PI, Math.PI * 2), '#000000', 6, 0.14),
  });
  return [
    ...ground(800, 1640, 420, 130),
    ...[1640, 1580].flatMap((y) => plateAt(800, y, 620, hex)),
    well(1526, 430),
    ...[1512, 1452].flatMap((y) => [
      { under: ellipse(820, y + 4, 400, 110), soft: 22, strength: 0.28 } as const,
      ...plateAt(800, y, 450, hex),
    ]),
    well(1400, 300),
  ];
};

const bowl: Maker = ({ hex }) => [
  ...ground(800, 1660, 330, 96),
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
  { under: ellipse(740, 1180, 440, 90), soft: 70, strength: 0.16, within: fromPoints(ellipse(800, 1224, 560, 168)) },
];

const tumblers: Maker = ({ hex }) =>
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
      ...ground(cx, base, 182),
      ...vessel({ cx, base: base - 4, profile, fill: mix(hex, '#ffffff', 0.2), material: 'glass', top: 'none', flutes: 0 }),
      ...vessel({ cx, base, profile, fill: mix(hex, '#33403f', 0.35), material: 'glass', top: 'none', flutes: 22 }),
      {
        ink: `<ellipse cx="${cx}" cy="${base - 600}" rx="222" ry="38" fill="${hex}" fill-opacity=".22" stroke="#fff" stroke-opacity=".75" stroke-width="6"/><ellipse cx="${cx}" cy="${base - 26}" rx="168" ry="27" fill="${hex}" fill-opacity=".35" stroke="#fff" stroke-opacity=".4" stroke-width="4"/>`,
      },
    ];
  });

/** A dried stem with a feathery head. */
export function driedStem(line: readonly Anchor[], seed: number): string {
  const points = curve(line);
  const head = points.slice(Math.floor(points.length * 0.52));
  const barbs = head.flatMap(([x, y], i) => {
    const long = 54 * Math.sin(((i + 1) / (head.length + 1)) * Math.PI) + 12;
    return [-1, 1].flatMap((side) =>
      [0, 1, 2].map(
        (k) =>
          `M${x.toFixed(0)} ${y.toFixed(0)}q${(side * long * 0.35).toFixed(0)} ${(-long * 0.5 - k * 9).toFixed(0)} ${(side * long * (0.35 + 0.4 * hash(i, k, seed + side))).toFixed(0)} ${(-long * 0.9 - 22 * hash(k, i, seed)).toFixed(0)}`,
      ),
    );
  });
  return `${stroke(points, '#9c8358', 7)}<path d="${barbs.join('')}" fill="none" stroke="#b79a69" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"/><path d="${barbs.filter((_, i) => i % 3 === 0).join('')}" fill="none" stroke="#dcc79d" stroke-opacity=".8" stroke-width="3" stroke-linecap="round"/>`;
}

const vase: Maker = ({ hex }) => [
  ...ground(800, 1860, 200),
  {
    ink:
      driedStem(
        [
          [806, 1180],
          [770, 860, 1],
          [700, 560, 1],
          [660, 380],
        ],
        3,
      ) +
      driedStem(
        [
          [800, 1180],
          [850, 820, 1],
          [910, 520, 1],
          [960, 330],
        ],
        8,
      ),
    reach: [
      [640, 300],
      [980, 300],
    ],
  },
  ...vessel({
    cx: 800,
    base: 1860,
    profile: [
      [150, 0],
      [190, 16, 1],
      [270, 150, 1],
      [288, 300, 1],
      [210, 480, 1],
      [94, 580, 1],
      [70, 680, 1],
      [86, 740],
    ],
    fill: hex,
    material: 'stoneware',
    top: { inside: mix(hex, '#1c1613', 0.7), wall: 16 },
  }),
  {
    ink: stroke(
      [
        [803, 1150],
        [800, 1118],
      ],
      '#9c8358',
      7,
    ),
  },
];

/** A leaf on its stalk, lit from the left. */
export function leaf(x: number, y: number, angle: number, length: number, hex: string): Layer[] {
  const at = (along: number, out: number, smooth: 0 | 1 = 1): Anchor => {
    const bend = angle + along * 0.35 * Math.sign(Math.sin(angle) || 1);
    return [
      x + Math.sin(bend) * along * length + Math.cos(bend) * out * length,
      y - Math.cos(bend) * along * length + Math.sin(bend) * out * length,
      smooth,
    ];
  };
  const blade = fromPoints(
    curve(
      [at(0.1, 0, 0), at(0.34, 0.15), at(0.62, 0.2), at(0.86, 0.1), at(1, 0, 0), at(0.86, -0.1), at(0.62, -0.2), at(0.34, -0.15)],
      true,
    ),
  );
  const rib = curve([at(0, 0), at(0.5, 0.012), at(1, 0)]);
  const veins = [0.3, 0.42, 0.54, 0.66, 0.78].map(
    (t) =>
      stroke(curve([at(t, 0), at(t + 0.1, 0.15)]), '#ffffff', 3, 0.14) + stroke(curve([at(t, 0), at(t + 0.1, -0.15)]), '#ffffff', 3, 0.14),
  );
  return [
    { under: blade.points, soft: 16, strength: 0.22, dx: 8, dy: 16 },
    slab(blade, {
      fill: hex,
      material: 'plastic',
      reach: length * 0.16,
      depth: 0.35,
      details: stroke(rib, '#dfe8c8', 5, 0.5) + veins.join(''),
    }),
  ];
}

const leaves = [
  [-1.15, 470],
  [1.2, 460],
  [-0.72, 610],
  [0.8, 590],
  [-0.32, 720],
  [0.42, 700],
  [0.05, 780],
  [-0.95, 380],
  [1, 370],
] as const;

const planter: Maker = ({ hex }) => [
  ...ground(800, 1850, 370),
  ...leaves.flatMap(([angle, length], i) => [
    cord(
      [
        [800, 1330],
        [800 + Math.sin(angle) * length * 0.18, 1330 - Math.cos(angle) * length * 0.18],
      ],
      8,
      '#5c7446',
      'plastic',
    ),
    ...leaf(800, 1320, angle, length, ['#4d6b45', '#5b7b4e', '#40603f'][i % 3] ?? '#4d6b45'),
  ]),
  ...vessel({
    cx: 800,
    base: 1850,
    profile: [
      [300, 0],
      [372, 20, 1],
      [380, 48],
    ],
    fill: mix(hex, '#3a2d24', 0.1),
    material: 'stoneware',
    top: { inside: mix(hex, '#221a15', 0.4), wall: 20 },
  }),
  ...vessel({
    cx: 800,
    base: 1812,
    profile: [
      [240, 0],
      [268, 20, 1],
      [330, 200, 1],
      [350, 400, 1],
      [346, 480],
    ],
    fill: hex,
    material: 'stoneware',
    top: { inside: '#3a2c22', wall: 26 },
  }),
  ...leaves
    .slice(0, 5)
    .flatMap(([angle, length], i) => leaf(800, 1352, angle * 0.9, length * 0.72, ['#587a4c', '#4a6a44'][i % 2] ?? '#587a4c')),
];

const LINEN = '#efe6d4';

const lampTable: Maker = ({ hex }) => [
  ...ground(800, 1880, 190),
  ...vessel({
    cx: 800,
    base: 1880,
    profile: [
      [160, 0],
      [196, 20, 1],
      [290, 170, 1],
      [306, 300, 1],
      [240, 450, 1],
      [96, 570, 1],
      [52, 640, 1],
      [46, 680],
    ],
    fill: hex,
    material: 'ceramic',
  }),
  ...vessel({ cx: 800, base: 1210, profile: drum(30, 110, 4), fill: '#b8985a', material: 'metal' }),
  { under: ellipse(800, 1180, 360, 50), soft: 50, strength: 0.18, dy: 60 },
  ...vessel({
    cx: 800,
    base: 1130,
    profile: [
      [430, 0],
      [360, 560],
    ],
    fill: LINEN,
    material: 'wax',
    tilt: 0.1,
    top: { inside: '#fff3d6', wall: 10 },
    details: glowing(800, 900, 420) + stroke(ellipse(800, 1130, 430, 43, 0, Math.PI), '#ffffff', 12, 0.5),
  }),
];

function glowing(cx: number, cy: number, radius: number): string {
  return [1, 0.82, 0.64, 0.46, 0.3]
    .map((part) => `<ellipse cx="${cx}" cy="${cy}" rx="${radius * part}" ry="${radius * part * 0.8}" fill="#ffdc9a" fill-opacity=".13"/>`)
    .join('');
}

const lampFloor: Maker = ({ hex }) => {
  const stem = curve([
    [700, 2050],
    [700, 900],
    [706, 640, 1],
    [770, 470, 1],
    [900, 420, 1],
    [990, 500, 1],
  ]);
  return [
    ...ground(700, 2070, 210, 40),
    ...vessel({ cx: 700, base: 2070, profile: drum(206, 34, 12), fill: hex, material: 'brushed' }),
    cord(stem, 13, hex, 'brushed'),
    { shape: fromPoints(ellipse(1000, 760, 250, 34)), fill: '#fff0cd', surface: flat(), material: 'wax' },
    ...vessel({
      cx: 1000,
      base: 760,
      profile: [
        [250, 0],
        [236, 90, 1],
        [170, 210, 1],
        [70, 262, 1],
        [30, 268],
      ],
      fill: hex,
      material: 'brushed',
      tilt: 0.1,
      top: 'none',
    }),
    {
      ink: `<path d="${fromPoints(ellipse(1000, 766, 236, 26)).d}" fill="#ffe3a6"/><ellipse cx="1000" cy="772" rx="120" ry="13" fill="#fff8e6"/>`,
    },
  ];
};

/** A leg of turned wood, thinner towards the floor. */
export function leg(from: Point, to: Point, radius: number, hex: string): Layer[] {
  const line = [from, to];
  return [
    {
      shape: band(line, -radius, (along) => radius * (1 - along * 0.35)),
      fill: hex,
      surface: cord(line, radius, hex, 'wood').surface,
      material: 'wood',
      lean: 90,
    },
  ];
}

/** Legs touch the floor in small dark spots under one wide, faint shadow. */
function footing(feet: readonly Point[]): Layer[] {
  return [
    { under: ellipse(830, 1950, 460, 66), soft: 90, strength: 0.2 },
    ...feet.map(([x, y]): Layer => ({ under: ellipse(x + 12, y + 2, 40, 11), soft: 8, strength: 0.45 })),
  ];
}

const sideTable: Maker = ({ hex }) => [
  ...footing([
    [900, 1900],
    [430, 1990],
    [1170, 1990],
  ]),
  ...leg([860, 1180], [900, 1900], 24, mix(hex, '#2b1d12', 0.3)),
  ...leg([560, 1200], [430, 1990], 27, hex),
  ...leg([1040, 1200], [1170, 1990], 27, hex),
  ...vessel({ cx: 800, base: 1190, profile: drum(520, 60, 14), fill: hex, material: 'wood', tilt: 0.24 }),
  { ink: stroke(ellipse(800, 1130, 506, 121, Math.PI * 0.95, Math.PI * 1.6), '#ffffff', 5, 0.35) },
];

const stool: Maker = ({ hex }) => {
  const weave: string[] = [];
  for (let row = 0; row < 22; row += 1)
    for (let column = 0; column < 34; column += 1) if ((row + column) % 2 === 0) weave.push(`M${360 + column * 26} ${1090 + row * 13}h26`);
  return [
    ...footing([
      [590, 1860],
      [1010, 1860],
      [390, 1950],
      [1210, 1950],
    ]),
    ...leg([640, 1180], [590, 1860], 22, mix(hex, '#2b1d12', 0.35)),
    ...leg([960, 1180], [1010, 1860], 22, mix(hex, '#2b1d12', 0.35)),
    cord(
      [
        [470, 1640],
        [1130, 1640],
      ],
      15,
      mix(hex, '#2b1d12', 0.12),
      'wood',
    ),
    ...leg([460, 1220], [390, 1950], 29, hex),
    ...leg([1140, 1220], [1210, 1950], 29, hex),
    ...vessel({ cx: 800, base: 1250, profile: drum(446, 62, 20), fill: hex, material: 'wood', tilt: 0.3 }),
    {
      shape: fromPoints(ellipse(800, 1188, 408, 122)),
      fill: '#d9c39a',
      surface: flat(-0.1, -0.35),
      material: 'linen',
      details: `<path d="${weave.join('')}" stroke="#8d7444" stroke-width="9" stroke-opacity=".55"/><path d="${weave.join('')}" transform="translate(0 -3)" stroke="#f1e2c0" stroke-width="4" stroke-opacity=".6"/>`,
    },
  ];
};

export const home = {
  candle,
  mug,
  'plate-stack': plateStack,
  bowl,
  tumblers,
  vase,
  planter,
  'lamp-table': lampTable,
  'lamp-floor': lampFloor,
  'side-table': sideTable,
  stool,
} as const satisfies Record<string, Maker>;
