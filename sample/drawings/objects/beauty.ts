/** Beauty: glass, lacquer and metal, with labels of houses that do not exist. */
import { brightness, mix } from '../engine/colour.ts';
import { ellipse, fromPoints, type Point, roundedBox, turn } from '../engine/shape.ts';
import { flat, turned } from '../engine/surfaces.ts';
import { lettering, smallPrint } from '../lettering.ts';
import { cord, drum, fall, ground, slab, vessel } from './build.ts';
import { glassBlock, glassVessel, pumpHead } from './glassware.ts';
import type { Maker } from './makers.ts';

const GOLD = '#c9a662';
const JET = '#26211f';
const on = (hex: string) => (brightness(hex) > 0.5 ? '#2c2622' : '#f1e9dc');

const lipstick: Maker = ({ hex }) => {
  const bullet: Point[] = [[560, 1180], [560, 760], ...ellipse(636, 700, 88, 120, Math.PI * 1.02, Math.PI * 1.9), [712, 860], [712, 1180]];
  return [
    ...ground(636, 1790, 132),
    ...ground(1010, 1790, 136),
    { shape: fromPoints(bullet), fill: hex, surface: turned(636, () => 76, 0.1), material: 'lipstick' },
    {
      shape: fromPoints([[566, 800], ...ellipse(650, 742, 72, 112, Math.PI * 1.15, Math.PI * 1.86), [704, 862], [640, 850]]),
      fill: mix(hex, '#ffffff', 0.1),
      surface: flat(0.18, -0.1),
      material: 'lipstick',
    },
    ...vessel({ cx: 636, base: 1430, profile: drum(94, 320), fill: GOLD, material: 'metal', top: { inside: '#6b5327', wall: 12 } }),
    {
      shape: fromPoints(bullet.filter(([, y]) => y > 740).map(([x, y]): Point => [x, Math.max(y, 1000)])),
      fill: hex,
      surface: turned(636, () => 76, 0.1),
      material: 'lipstick',
    },
    ...vessel({ cx: 636, base: 1430, profile: drum(94, 304), fill: GOLD, material: 'metal', top: 'none' }),
    ...vessel({
      cx: 636,
      base: 1790,
      profile: drum(130, 400),
      fill: JET,
      material: 'lacquer',
      details: lettering('MAREN', { x: 636, y: 1580, size: 36, ink: GOLD }),
    }),
    ...vessel({ cx: 636, base: 1430, profile: drum(96, 70, 3), fill: GOLD, material: 'metal', top: 'none' }),
    ...vessel({ cx: 1010, base: 1790, profile: drum(134, 560), fill: JET, material: 'lacquer' }),
    ...vessel({ cx: 1010, base: 1790, profile: drum(136, 44, 3), fill: GOLD, material: 'metal', top: 'none' }),
  ];
};

const lipGloss: Maker = ({ hex }) => [
  ...ground(800, 1820, 112),
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
  ...vessel({ cx: 800, base: 1104, profile: drum(84, 40, 4), fill: GOLD, material: 'metal', top: 'none' }),
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

const foundation: Maker = ({ hex }) => [
  ...ground(800, 1800, 220, 30),
  ...glassBlock({ x: 590, y: 990, width: 420, height: 810, radius: 46, wall: 30, juice: hex, level: 0.06 }),
  {
    ink:
      lettering('MAREN', { x: 800, y: 1330, size: 46, ink: on(hex) }) + lettering('SKIN VEIL', { x: 800, y: 1412, size: 20, ink: on(hex) }),
  },
  ...pumpHead(800, 1000, 96, JET, GOLD),
];

const mascara: Maker = ({ hex }) => {
  const bristles: string[] = [];
  for (let y = 880; y < 1190; y += 7) {
    const half = 34 + 12 * Math.sin(((y - 880) / 310) * Math.PI);
    bristles.push(
      `M${1010 - half} ${y + 8}L1010 ${y}L${1010 + half} ${y + 8}M${1010 - half * 0.8} ${y - 5}L1010 ${y}L${1010 + half * 0.8} ${y - 5}`,
    );
  }
  return [
    ...ground(640, 1810, 104),
    ...ground(1010, 1810, 96),
    ...vessel({
      cx: 640,
      base: 1810,
      profile: drum(102, 700, 12),
      fill: hex,
      material: 'lacquer',
      top: { inside: '#15110f', wall: 46 },
      details:
        lettering('MAREN', { x: 640, y: 1420, size: 34, ink: on(hex) }) +
        lettering('LASH LONG', { x: 640, y: 1488, size: 15, ink: on(hex) }),
    }),
    ...vessel({ cx: 640, base: 1150, profile: drum(62, 70, 4), fill: GOLD, material: 'metal', top: { inside: '#15110f', wall: 18 } }),
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

const nailVarnish: Maker = ({ hex }) => [
  ...ground(800, 1780, 250, 36),
  ...glassBlock({ x: 550, y: 1330, width: 500, height: 450, radius: 54, wall: 38, juice: hex, level: 0.04 }),
  { ink: lettering('MAREN', { x: 800, y: 1530, size: 46, ink: on(hex) }) },
  ...vessel({ cx: 800, base: 1345, profile: drum(92, 30, 4), fill: GOLD, material: 'metal', top: 'none' }),
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

const compact: Maker = ({ hex }) => {
  const disc = (cy: number, rx: number, ratio: number): Point[] => ellipse(800, cy, rx, rx * ratio);
  return [
    ...ground(800, 1640, 430, 150),
    slab(fromPoints(disc(1010, 420, 1)), { fill: GOLD, material: 'metal', reach: 34 }),
    {
      shape: fromPoints(disc(1010, 362, 1)),
      fill: '#dfe3e4',
      surface: flat(),
      material: 'matt',
      details:
        '<path d="M560 1290L880 640L980 640L660 1290Z" fill="#fff" fill-opacity=".5"/><path d="M720 1340L1040 690L1070 690L750 1340Z" fill="#fff" fill-opacity=".38"/>',
    },
    { under: disc(1330, 420, 0.3), soft: 50, strength: 0.3, within: fromPoints(disc(1010, 362, 1)) },
    ...vessel({ cx: 800, base: 1610, profile: drum(428, 74, 26), fill: GOLD, material: 'metal', tilt: 0.36 }),
    { shape: fromPoints(disc(1534, 376, 0.36)), fill: '#8a6f3c', surface: flat(0.2, 0.3), material: 'metal' },
    { shape: fromPoints(disc(1542, 352, 0.35)), fill: hex, surface: flat(-0.12, -0.42), material: 'wax', details: powder(hex) },
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

const perfumeTall: Maker = ({ hex }) => [
  ...ground(800, 1820, 300, 40),
  ...glassBlock({ x: 500, y: 960, width: 600, height: 860, radius: 40, wall: 54, juice: hex, level: 0.1 }),
  slab(roundedBox(640, 1240, 320, 300, 4), {
    fill: '#f4efe5',
    material: 'paper',
    reach: 6,
    depth: 0.2,
    details:
      lettering('MAREN', { x: 800, y: 1310, size: 46, ink: '#2c2622' }) +
      lettering('FIG & CEDAR', { x: 800, y: 1396, size: 18, ink: '#2c2622' }) +
      smallPrint({ x: 800, y: 1470, width: 170, lines: 2, ink: '#2c2622' }),
  }),
  ...vessel({ cx: 800, base: 968, profile: drum(104, 60, 5), fill: GOLD, material: 'metal', top: 'none' }),
  slab(roundedBox(654, 600, 292, 324, 30), { fill: JET, material: 'lacquer', reach: 46 }),
];

const perfumeRound: Maker = ({ hex }) => [
  ...ground(800, 1800, 260),
  ...glassVessel({
    cx: 800,
    base: 1800,
    profile: [
      [190, 0],
      [300, 60, 1],
      [372, 300, 1],
      [300, 540, 1],
      [110, 640, 1],
      [84, 680],
    ],
    juice: hex,
    level: 480,
    details:
      lettering('VERANE', { x: 800, y: 1470, size: 44, ink: on(hex) }) +
      lettering('WILD IRIS', { x: 800, y: 1548, size: 18, ink: on(hex) }),
  }),
  ...vessel({ cx: 800, base: 1130, profile: drum(96, 64, 5), fill: GOLD, material: 'metal', top: 'none' }),
  ...vessel({
    cx: 800,
    base: 1072,
    profile: [
      [70, 0],
      [140, 60, 1],
      [160, 150, 1],
      [130, 240, 1],
      [60, 288, 1],
      [6, 300],
    ],
    fill: GOLD,
    material: 'metal',
    top: 'none',
  }),
];

const jarCream: Maker = ({ hex }) => [
  ...ground(690, 1760, 400),
  ...ground(1180, 1790, 270, 60),
  ...vessel({
    cx: 690,
    base: 1760,
    profile: [
      [340, 0],
      [398, 40, 1],
      [404, 90],
      [404, 330],
      [380, 372, 1],
      [350, 380],
    ],
    fill: hex,
    material: 'ceramic',
    top: { inside: '#fbf7f0', wall: 34 },
    details:
      lettering('ALDER & RYE', { x: 690, y: 1560, size: 40, ink: on(hex) }) +
      lettering('NIGHT CREAM', { x: 690, y: 1640, size: 19, ink: on(hex) }),
  }),
  {
    ink: '<path d="M520 1384C580 1352 640 1398 700 1374C770 1348 810 1392 850 1380" stroke="#fff" stroke-opacity=".85" stroke-width="13" fill="none" stroke-linecap="round"/><path d="M524 1393C584 1362 644 1407 704 1384C774 1357 814 1401 852 1389" stroke="#8f8578" stroke-opacity=".3" stroke-width="7" fill="none" stroke-linecap="round"/>',
  },
  ...vessel({ cx: 1160, base: 1830, profile: drum(280, 116, 16), fill: mix(hex, '#2a2420', 0.5), material: 'lacquer' }),
];

const serum: Maker = ({ hex }) => [
  ...ground(800, 1820, 232),
  ...glassVessel({
    cx: 800,
    base: 1820,
    profile: [
      [200, 0],
      [232, 26, 1],
      [234, 80],
      [234, 560, 1],
      [200, 660, 1],
      [104, 706, 1],
      [96, 760],
    ],
    juice: hex,
    level: 520,
    tinted: true,
    details: '',
  }),
  slab(roundedBox(640, 1320, 320, 330, 4), {
    fill: '#f4efe5',
    material: 'paper',
    reach: 5,
    depth: 0.15,
    details:
      lettering('VERANE', { x: 800, y: 1376, size: 40, ink: '#2c2622' }) +
      lettering('CALM SERUM', { x: 800, y: 1450, size: 18, ink: '#2c2622' }) +
      smallPrint({ x: 800, y: 1530, width: 200, lines: 4, ink: '#2c2622' }),
  }),
  ...vessel({ cx: 800, base: 1070, profile: drum(118, 130, 6), fill: JET, material: 'plastic' }),
  ...vessel({
    cx: 800,
    base: 946,
    profile: [
      [78, 0],
      [80, 120, 1],
      [70, 230, 1],
      [40, 268, 1],
      [4, 274],
    ],
    fill: '#39332f',
    material: 'matt',
    top: 'none',
  }),
];

const pumpBottle: Maker = ({ hex }) => [
  ...ground(800, 1860, 240),
  ...vessel({
    cx: 800,
    base: 1860,
    profile: [
      [210, 0],
      [240, 30, 1],
      [242, 90],
      [242, 800],
      [214, 880, 1],
      [110, 920, 1],
      [100, 940],
    ],
    fill: hex,
    material: 'ceramic',
    details:
      lettering('ALDER & RYE', { x: 800, y: 1330, size: 38, ink: on(hex) }) +
      lettering('HAND WASH', { x: 800, y: 1402, size: 20, ink: on(hex) }) +
      smallPrint({ x: 800, y: 1640, width: 220, lines: 4, ink: on(hex) }),
  }),
  ...pumpHead(800, 930, 104, JET, JET),
];

const tubeCream: Maker = ({ hex }) => {
  const tube = fromPoints([
    [560, 560],
    [1040, 560],
    [1036, 640],
    ...[0, 1, 2, 3, 4, 5, 6].map((i): Point => [1030 - i * 11, 700 + i * 120]),
    [944, 1500],
    [656, 1500],
    ...[6, 5, 4, 3, 2, 1, 0].map((i): Point => [570 + i * 11, 700 + i * 120]),
    [564, 640],
  ]);
  const crimp = Array.from({ length: 46 }, (_, i) => `M${566 + i * 10.4} 562V628`).join('');
  return [
    ...ground(800, 1830, 176),
    {
      shape: tube,
      fill: hex,
      surface: turned(800, (y) => 236 - (y - 560) * 0.096, 0),
      material: 'plastic',
      details: `<path d="${crimp}" stroke="#000" stroke-opacity=".16" stroke-width="4"/><path d="M560 634H1040" stroke="#000" stroke-opacity=".2" stroke-width="4"/>${lettering('ALDER & RYE', { x: 800, y: 930, size: 40, ink: on(hex) })}${lettering('HAND CREAM', { x: 800, y: 1006, size: 20, ink: on(hex) })}${smallPrint({ x: 800, y: 1240, width: 190, lines: 4, ink: on(hex) })}`,
    },
    ...vessel({ cx: 800, base: 1830, profile: drum(172, 340, 10), fill: mix(hex, '#2a2420', 0.62), material: 'plastic', top: 'none' }),
  ];
};

const soapBar: Maker = ({ hex }) => {
  const about: Point = [800, 1200];
  const bar = fromPoints(turn(roundedBox(330, 900, 940, 600, 120).points, -14, about));
  const wrap = fromPoints(
    turn(
      [
        [330, 884],
        [790, 884],
        [770, 960],
        [806, 1040],
        [776, 1150],
        [802, 1260],
        [774, 1390],
        [796, 1516],
        [320, 1516],
      ],
      -14,
      about,
    ),
  );
  const sink = turn(roundedBox(470, 1000, 660, 400, 70).points, -14, about);
  return [
    fall(bar.points, 44, 0.4, 26, 44),
    slab(bar, {
      fill: hex,
      material: 'wax',
      reach: 110,
      depth: 0.9,
      details: `<g transform="rotate(-14 800 1200)">${lettering('RYE', { x: 1010, y: 1150, size: 84, ink: mix(hex, '#3a2d22', 0.35), weight: 0.9 })}</g>`,
    }),
    { under: sink, soft: 60, strength: 0.05, within: bar },
    fall(wrap.points, 16, 0.3, 12, 8),
    slab(wrap, {
      fill: '#efe7da',
      material: 'paper',
      reach: 60,
      depth: 0.5,
      details: `<g transform="rotate(-14 800 1200)"><path d="M560 870V1530" stroke="${hex}" stroke-width="200" stroke-opacity=".22"/>${lettering('ALDER', { x: 560, y: 1120, size: 52, ink: '#2c2622' })}${lettering('& RYE', { x: 560, y: 1206, size: 52, ink: '#2c2622' })}${smallPrint({ x: 560, y: 1320, width: 170, lines: 2, ink: '#2c2622' })}</g>`,
    }),
  ];
};

export const beauty = {
  lipstick,
  'lip-gloss': lipGloss,
  foundation,
  mascara,
  'nail-varnish': nailVarnish,
  compact,
  'perfume-tall': perfumeTall,
  'perfume-round': perfumeRound,
  'jar-cream': jarCream,
  'serum-dropper': serum,
  'pump-bottle': pumpBottle,
  'tube-cream': tubeCream,
  'soap-bar': soapBar,
} as const satisfies Record<string, Maker>;
