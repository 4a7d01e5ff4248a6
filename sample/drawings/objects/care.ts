/** Fragrance and skincare: flacons, jars, pumps, tubes and soap. */
import { mix } from '../engine/colour.ts';
import { fromPoints, type Point, roundedBox, turn } from '../engine/shape.ts';
import { turned } from '../engine/surfaces.ts';
import { lettering, smallPrint } from '../lettering.ts';
import { castShadow, drum, floorShadow, slab, vessel } from './build.ts';
import { GOLD } from './fittings.ts';
import { glassBlock, glassVessel, pumpHead } from './glassware.ts';
import { inkOn, JET } from './labels.ts';
import type { Maker } from './makers.ts';

export const perfumeTall: Maker = ({ hex }) => [
  ...floorShadow(800, 1820, 300, 40),
  ...glassBlock({
    x: 500,
    y: 960,
    width: 600,
    height: 860,
    radius: 40,
    wall: 54,
    juice: hex,
    level: 0.1,
  }),
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
  ...vessel({
    cx: 800,
    base: 968,
    profile: drum(104, 60, 5),
    fill: GOLD,
    material: 'metal',
    top: 'none',
  }),
  slab(roundedBox(654, 600, 292, 324, 30), { fill: JET, material: 'lacquer', reach: 46 }),
];

export const perfumeRound: Maker = ({ hex }) => [
  ...floorShadow(800, 1800, 260),
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
      lettering('VERANE', { x: 800, y: 1470, size: 44, ink: inkOn(hex) }) +
      lettering('WILD IRIS', { x: 800, y: 1548, size: 18, ink: inkOn(hex) }),
  }),
  ...vessel({
    cx: 800,
    base: 1130,
    profile: drum(96, 64, 5),
    fill: GOLD,
    material: 'metal',
    top: 'none',
  }),
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

export const jarCream: Maker = ({ hex }) => [
  ...floorShadow(690, 1760, 400),
  ...floorShadow(1180, 1790, 270, 60),
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
      lettering('ALDER & RYE', { x: 690, y: 1560, size: 40, ink: inkOn(hex) }) +
      lettering('NIGHT CREAM', { x: 690, y: 1640, size: 19, ink: inkOn(hex) }),
  }),
  {
    ink: '<path d="M520 1384C580 1352 640 1398 700 1374C770 1348 810 1392 850 1380" stroke="#fff" stroke-opacity=".85" stroke-width="13" fill="none" stroke-linecap="round"/><path d="M524 1393C584 1362 644 1407 704 1384C774 1357 814 1401 852 1389" stroke="#8f8578" stroke-opacity=".3" stroke-width="7" fill="none" stroke-linecap="round"/>',
  },
  ...vessel({
    cx: 1160,
    base: 1830,
    profile: drum(280, 116, 16),
    fill: mix(hex, '#2a2420', 0.5),
    material: 'lacquer',
  }),
];

export const serum: Maker = ({ hex }) => [
  ...floorShadow(800, 1820, 232),
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

export const pumpBottle: Maker = ({ hex }) => [
  ...floorShadow(800, 1860, 240),
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
      lettering('ALDER & RYE', { x: 800, y: 1330, size: 38, ink: inkOn(hex) }) +
      lettering('HAND WASH', { x: 800, y: 1402, size: 20, ink: inkOn(hex) }) +
      smallPrint({ x: 800, y: 1640, width: 220, lines: 4, ink: inkOn(hex) }),
  }),
  ...pumpHead(800, 930, 104, JET, JET),
];

export const tubeCream: Maker = ({ hex }) => {
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
    ...floorShadow(800, 1830, 176),
    {
      shape: tube,
      fill: hex,
      surface: turned(800, (y) => 236 - (y - 560) * 0.096, 0),
      material: 'plastic',
      details: `<path d="${crimp}" stroke="#000" stroke-opacity=".16" stroke-width="4"/><path d="M560 634H1040" stroke="#000" stroke-opacity=".2" stroke-width="4"/>${lettering('ALDER & RYE', { x: 800, y: 930, size: 40, ink: inkOn(hex) })}${lettering('HAND CREAM', { x: 800, y: 1006, size: 20, ink: inkOn(hex) })}${smallPrint({ x: 800, y: 1240, width: 190, lines: 4, ink: inkOn(hex) })}`,
    },
    ...vessel({
      cx: 800,
      base: 1830,
      profile: drum(172, 340, 10),
      fill: mix(hex, '#2a2420', 0.62),
      material: 'plastic',
      top: 'none',
    }),
  ];
};

export const soapBar: Maker = ({ hex }) => {
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
    castShadow(bar.points, 44, 0.4, 26, 44),
    slab(bar, {
      fill: hex,
      material: 'wax',
      reach: 110,
      depth: 0.9,
      details: `<g transform="rotate(-14 800 1200)">${lettering('RYE', { x: 1010, y: 1150, size: 84, ink: mix(hex, '#3a2d22', 0.35), weight: 0.9 })}</g>`,
    }),
    { under: sink, soft: 60, strength: 0.05, within: bar },
    castShadow(wrap.points, 16, 0.3, 12, 8),
    slab(wrap, {
      fill: '#efe7da',
      material: 'paper',
      reach: 60,
      depth: 0.5,
      details: `<g transform="rotate(-14 800 1200)"><path d="M560 870V1530" stroke="${hex}" stroke-width="200" stroke-opacity=".22"/>${lettering('ALDER', { x: 560, y: 1120, size: 52, ink: '#2c2622' })}${lettering('& RYE', { x: 560, y: 1206, size: 52, ink: '#2c2622' })}${smallPrint({ x: 560, y: 1320, width: 170, lines: 2, ink: '#2c2622' })}</g>`,
    }),
  ];
};
