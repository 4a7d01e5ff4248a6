/** Make-up of invented brands: bullets, brushes, bottles and a compact. */
import { mix } from '../engine/colour.ts';
import type { Layer } from '../engine/layers.ts';
import { ellipse, fromPoints, type Point } from '../engine/shape.ts';
import { flat, turned } from '../engine/surfaces.ts';
import { lettering } from '../lettering.ts';
import { cord, drum, floorShadow, slab, vessel } from './build.ts';
import { GOLD } from './fittings.ts';
import { glassBlock, glassVessel, pumpHead } from './glassware.ts';
import { inkOn, JET } from './labels.ts';
import type { Maker } from './makers.ts';

/** A ring of gilt metal without a top, for example between a bottle and its cap. */
const goldRing = (cx: number, base: number, ...size: Parameters<typeof drum>): Layer[] =>
  vessel({ cx, base, profile: drum(...size), fill: GOLD, material: 'metal', top: 'none' });

const BULLET: readonly Point[] = [
  [560, 1180],
  [560, 760],
  ...ellipse(636, 700, 88, 120, Math.PI * 1.02, Math.PI * 1.9),
  [712, 860],
  [712, 1180],
];

const bullet = (outline: readonly Point[], hex: string): Layer => ({
  shape: fromPoints(outline),
  fill: hex,
  surface: turned(636, () => 76, 0.1),
  material: 'lipstick',
});

/** Slanted tip of the lipstick bullet. */
const bulletTip = (hex: string): Layer => ({
  shape: fromPoints([
    [566, 800],
    ...ellipse(650, 742, 72, 112, Math.PI * 1.15, Math.PI * 1.86),
    [704, 862],
    [640, 850],
  ]),
  fill: mix(hex, '#ffffff', 0.1),
  surface: flat(0.18, -0.1),
  material: 'lipstick',
});

export const lipstick: Maker = ({ hex }) => [
  ...floorShadow(636, 1790, 132),
  ...floorShadow(1010, 1790, 136),
  bullet(BULLET, hex),
  bulletTip(hex),
  ...vessel({
    cx: 636,
    base: 1430,
    profile: drum(94, 320),
    fill: GOLD,
    material: 'metal',
    top: { inside: '#6b5327', wall: 12 },
  }),
  // Repeats the lower part, in front of the opening of its tube.
  bullet(
    BULLET.filter(([, y]) => y > 740).map(([x, y]): Point => [x, Math.max(y, 1000)]),
    hex,
  ),
  ...goldRing(636, 1430, 94, 304),
  ...vessel({
    cx: 636,
    base: 1790,
    profile: drum(130, 400),
    fill: JET,
    material: 'lacquer',
    details: lettering('MAREN', { x: 636, y: 1580, size: 36, ink: GOLD }),
  }),
  ...goldRing(636, 1430, 96, 70, 3),
  ...vessel({ cx: 1010, base: 1790, profile: drum(134, 560), fill: JET, material: 'lacquer' }),
  ...goldRing(1010, 1790, 136, 44, 3),
];

export const lipGloss: Maker = ({ hex }) => [
  ...floorShadow(800, 1820, 112),
  ...glassVessel({
    cx: 800,
    base: 1820,
    profile: drum(110, 720, 20),
    juice: hex,
    level: 690,
    details:
      lettering('MAREN', { x: 800, y: 1500, size: 40, ink: '#fffaf2' }) +
      lettering('GLASS LIP', { x: 800, y: 1570, size: 17, ink: '#fffaf2' }),
  }),
  ...goldRing(800, 1104, 84, 40, 4),
  ...vessel({
    cx: 800,
    base: 1070,
    profile: [
      [104, 0],
      [106, 10, 1],
      [92, 480, 1],
      [86, 500, 1],
      [70, 506],
    ],
    fill: JET,
    material: 'lacquer',
  }),
];

export const foundation: Maker = ({ hex }) => [
  ...floorShadow(800, 1800, 220, 30),
  ...glassBlock({
    x: 590,
    y: 990,
    width: 420,
    height: 810,
    radius: 46,
    wall: 30,
    juice: hex,
    level: 0.06,
  }),
  {
    ink:
      lettering('MAREN', { x: 800, y: 1330, size: 46, ink: inkOn(hex) }) +
      lettering('SKIN VEIL', { x: 800, y: 1412, size: 20, ink: inkOn(hex) }),
  },
  ...pumpHead(800, 1000, 96, JET, GOLD),
];

export const mascara: Maker = ({ hex }) => {
  const bristles: string[] = [];
  for (let y = 880; y < 1190; y += 7) {
    const half = 34 + 12 * Math.sin(((y - 880) / 310) * Math.PI);
    bristles.push(
      `M${1010 - half} ${y + 8}L1010 ${y}L${1010 + half} ${y + 8}M${1010 - half * 0.8} ${y - 5}L1010 ${y}L${1010 + half * 0.8} ${y - 5}`,
    );
  }
  return [
    ...floorShadow(640, 1810, 104),
    ...floorShadow(1010, 1810, 96),
    ...vessel({
      cx: 640,
      base: 1810,
      profile: drum(102, 700, 12),
      fill: hex,
      material: 'lacquer',
      top: { inside: '#15110f', wall: 46 },
      details:
        lettering('MAREN', { x: 640, y: 1420, size: 34, ink: inkOn(hex) }) +
        lettering('LASH LONG', { x: 640, y: 1488, size: 15, ink: inkOn(hex) }),
    }),
    ...vessel({
      cx: 640,
      base: 1150,
      profile: drum(62, 70, 4),
      fill: GOLD,
      material: 'metal',
      top: { inside: '#15110f', wall: 18 },
    }),
    ...vessel({ cx: 1010, base: 1810, profile: drum(98, 470, 12), fill: hex, material: 'lacquer' }),
    ...vessel({ cx: 1010, base: 1346, profile: drum(60, 40, 4), fill: GOLD, material: 'metal' }),
    cord(
      [
        [1010, 1310],
        [1010, 1180],
      ],
      8,
      '#2a2523',
      'plastic',
    ),
    {
      ink: `<path d="${bristles.join('')}" stroke="#191513" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M1010 870V1200" stroke="#3a3330" stroke-width="9"/>`,
    },
  ];
};

export const nailVarnish: Maker = ({ hex }) => [
  ...floorShadow(800, 1780, 250, 36),
  ...glassBlock({
    x: 550,
    y: 1330,
    width: 500,
    height: 450,
    radius: 54,
    wall: 38,
    juice: hex,
    level: 0.04,
  }),
  { ink: lettering('MAREN', { x: 800, y: 1530, size: 46, ink: inkOn(hex) }) },
  ...goldRing(800, 1345, 92, 30, 4),
  ...vessel({
    cx: 800,
    base: 1322,
    profile: [
      [112, 0],
      [116, 12, 1],
      [84, 600, 1],
      [76, 622, 1],
      [58, 630],
    ],
    fill: JET,
    material: 'lacquer',
  }),
];

export const compact: Maker = ({ hex }) => {
  const disc = (cy: number, rx: number, ratio: number): Point[] => ellipse(800, cy, rx, rx * ratio);
  return [
    ...floorShadow(800, 1640, 430, 150),
    slab(fromPoints(disc(1010, 420, 1)), { fill: GOLD, material: 'metal', reach: 34 }),
    {
      shape: fromPoints(disc(1010, 362, 1)),
      fill: '#dfe3e4',
      surface: flat(),
      material: 'matt',
      details:
        '<path d="M560 1290L880 640L980 640L660 1290Z" fill="#fff" fill-opacity=".5"/><path d="M720 1340L1040 690L1070 690L750 1340Z" fill="#fff" fill-opacity=".38"/>',
    },
    {
      under: disc(1330, 420, 0.3),
      soft: 50,
      strength: 0.3,
      within: fromPoints(disc(1010, 362, 1)),
    },
    ...vessel({
      cx: 800,
      base: 1610,
      profile: drum(428, 74, 26),
      fill: GOLD,
      material: 'metal',
      tilt: 0.36,
    }),
    {
      shape: fromPoints(disc(1534, 376, 0.36)),
      fill: '#8a6f3c',
      surface: flat(0.2, 0.3),
      material: 'metal',
    },
    {
      shape: fromPoints(disc(1542, 352, 0.35)),
      fill: hex,
      surface: flat(-0.12, -0.42),
      material: 'wax',
      details: powder(hex),
    },
  ];
};

function powder(hex: string): string {
  const ink = mix(hex, '#4a2f22', 0.3);
  const rays = Array.from({ length: 24 }, (_, i) => {
    const [x, y] = [Math.cos((i * Math.PI) / 12), Math.sin((i * Math.PI) / 12) * 0.35];
    return `M${800 + 120 * x} ${1542 + 120 * y}L${800 + 300 * x} ${1542 + 300 * y}`;
  });
  return `<path d="${rays.join('')}" stroke="${ink}" stroke-opacity=".3" stroke-width="5"/><ellipse cx="800" cy="1542" rx="310" ry="108" fill="none" stroke="${ink}" stroke-opacity=".3" stroke-width="5"/><ellipse cx="800" cy="1542" rx="104" ry="36" fill="none" stroke="${ink}" stroke-opacity=".3" stroke-width="5"/>`;
}
