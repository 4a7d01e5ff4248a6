/** Lamps, a side table, a stool. */
import { mix } from '../engine/colour.ts';
import type { Layer } from '../engine/layers.ts';
import { anchors, band, curve, ellipse, fromPoints, type Point } from '../engine/shape.ts';
import { flat } from '../engine/surfaces.ts';
import { cord, drum, floorShadow, stroke, vessel } from './build.ts';
import type { Maker } from './makers.ts';

const LINEN = '#efe6d4';

export const lampTable: Maker = ({ hex }) => [
  ...floorShadow(800, 1880, 190),
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
    details:
      glowing(800, 900, 420) + stroke(ellipse(800, 1130, 430, 43, 0, Math.PI), '#ffffff', 12, 0.5),
  }),
];

function glowing(cx: number, cy: number, radius: number): string {
  return [1, 0.82, 0.64, 0.46, 0.3]
    .map(
      (part) =>
        `<ellipse cx="${cx}" cy="${cy}" rx="${radius * part}" ry="${radius * part * 0.8}" fill="#ffdc9a" fill-opacity=".13"/>`,
    )
    .join('');
}

export const lampFloor: Maker = ({ hex }) => {
  const stem = curve(anchors('700,2050 700,900 706,640~ 770,470~ 900,420~ 990,500~'));
  return [
    ...floorShadow(700, 2070, 210, 40),
    ...vessel({ cx: 700, base: 2070, profile: drum(206, 34, 12), fill: hex, material: 'brushed' }),
    cord(stem, 13, hex, 'brushed'),
    {
      shape: fromPoints(ellipse(1000, 760, 250, 34)),
      fill: '#fff0cd',
      surface: flat(),
      material: 'wax',
    },
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
function leg(from: Point, to: Point, radius: number, hex: string): Layer[] {
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

/** Contact shadow of each leg, and one wide, faint shadow. */
function footing(feet: readonly Point[]): Layer[] {
  return [
    { under: ellipse(830, 1950, 460, 66), soft: 90, strength: 0.2 },
    ...feet.map(
      ([x, y]): Layer => ({ under: ellipse(x + 12, y + 2, 40, 11), soft: 8, strength: 0.45 }),
    ),
  ];
}

export const sideTable: Maker = ({ hex }) => [
  ...footing([
    [900, 1900],
    [430, 1990],
    [1170, 1990],
  ]),
  ...leg([860, 1180], [900, 1900], 24, mix(hex, '#2b1d12', 0.3)),
  ...leg([560, 1200], [430, 1990], 27, hex),
  ...leg([1040, 1200], [1170, 1990], 27, hex),
  ...vessel({
    cx: 800,
    base: 1190,
    profile: drum(520, 60, 14),
    fill: hex,
    material: 'wood',
    tilt: 0.24,
  }),
  { ink: stroke(ellipse(800, 1130, 506, 121, Math.PI * 0.95, Math.PI * 1.6), '#ffffff', 5, 0.35) },
];

export const stool: Maker = ({ hex }) => {
  const weave: string[] = [];
  for (let row = 0; row < 22; row += 1)
    for (let column = 0; column < 34; column += 1)
      if ((row + column) % 2 === 0) weave.push(`M${360 + column * 26} ${1090 + row * 13}h26`);
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
    ...vessel({
      cx: 800,
      base: 1250,
      profile: drum(446, 62, 20),
      fill: hex,
      material: 'wood',
      tilt: 0.3,
    }),
    {
      shape: fromPoints(ellipse(800, 1188, 408, 122)),
      fill: '#d9c39a',
      surface: flat(-0.1, -0.35),
      material: 'linen',
      details: `<path d="${weave.join('')}" stroke="#8d7444" stroke-width="9" stroke-opacity=".55"/><path d="${weave.join('')}" transform="translate(0 -3)" stroke="#f1e2c0" stroke-width="4" stroke-opacity=".6"/>`,
    },
  ];
};
