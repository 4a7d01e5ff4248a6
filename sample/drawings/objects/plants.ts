/** A vase with dried stems and a planter with a green plant. */
import { mix } from '../engine/colour.ts';
import type { Layer } from '../engine/layers.ts';
import { hash } from '../engine/noise.ts';
import { type Anchor, curve, fromPoints } from '../engine/shape.ts';
import { cord, floorShadow, slab, stroke, vessel } from './build.ts';
import type { Maker } from './makers.ts';

/** A dried stem with a feathery head. */
function driedStem(line: readonly Anchor[], seed: number): string {
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

export const vase: Maker = ({ hex }) => [
  ...floorShadow(800, 1860, 200),
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
function leaf(x: number, y: number, angle: number, length: number, hex: string): Layer[] {
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
      [
        at(0.1, 0, 0),
        at(0.34, 0.15),
        at(0.62, 0.2),
        at(0.86, 0.1),
        at(1, 0, 0),
        at(0.86, -0.1),
        at(0.62, -0.2),
        at(0.34, -0.15),
      ],
      true,
    ),
  );
  const rib = curve([at(0, 0), at(0.5, 0.012), at(1, 0)]);
  const veins = [0.3, 0.42, 0.54, 0.66, 0.78].map(
    (t) =>
      stroke(curve([at(t, 0), at(t + 0.1, 0.15)]), '#ffffff', 3, 0.14) +
      stroke(curve([at(t, 0), at(t + 0.1, -0.15)]), '#ffffff', 3, 0.14),
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

export const planter: Maker = ({ hex }) => [
  ...floorShadow(800, 1850, 370),
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
    .flatMap(([angle, length], i) =>
      leaf(800, 1352, angle * 0.9, length * 0.72, ['#587a4c', '#4a6a44'][i % 2] ?? '#587a4c'),
    ),
];
