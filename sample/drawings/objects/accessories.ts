/** Accessories: leather, metal, acetate, and a scarf. */
import { brightness, mix } from '../engine/colour.ts';
import type { Layer } from '../engine/layers.ts';
import {
  type Anchor,
  band,
  curve,
  ellipse,
  fromPoints,
  offset,
  shape as outline,
  type Point,
  roundedBox,
  type Shape,
  turn,
} from '../engine/shape.ts';
import { cloth, flat, tube } from '../engine/surfaces.ts';
import { crumple, drape } from '../folds.ts';
import { topstitch } from '../garments/stitches.ts';
import { lettering, smallPrint } from '../lettering.ts';
import { cord, drum, fall, ground, slab, stroke, vessel } from './build.ts';
import type { Maker } from './makers.ts';
import { fringe } from './textiles.ts';

const GOLD = '#c9a662';
const closed = (points: readonly Point[]): Point[] => [...points, points[0] ?? [0, 0]];

const tote: Maker = ({ hex }) => {
  const body = outline([
    [300, 1010],
    [800, 1020, 1],
    [1300, 1010],
    [1260, 1420, 1],
    [1230, 1810],
    [800, 1826, 1],
    [370, 1810],
    [340, 1420, 1],
  ]);
  const mouth = outline([
    [300, 1010],
    [800, 980, 1],
    [1300, 1010],
    [800, 1040, 1],
  ]);
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
    ...ground(800, 1812, 430, 40),
    cord(handle(1000, 600), 24, mix(hex, '#16100c', 0.3), 'leather'),
    { shape: mouth, fill: mix(hex, '#120d0a', 0.6), surface: flat(0.1, 0.2), material: 'matt' },
    slab(body, {
      fill: hex,
      material: 'leather',
      reach: 90,
      depth: 0.5,
      folds: [crumple({ depth: 14, wide: 260, tall: 380, seed: 5 }), drape({ count: 3, depth: 14, from: 0.1 })],
      details:
        topstitch(
          curve([
            [306, 1030],
            [800, 1042, 1],
            [1294, 1030],
          ]),
          14,
          0.36,
        ) + lettering('HALE', { x: 800, y: 1560, size: 30, ink: mix(hex, brightness(hex) < 0.3 ? '#ffffff' : '#1d1510', 0.4) }),
    }),
    { under: band(handle(1130, 660), -26, 26).points, soft: 14, strength: 0.26, dx: 8, dy: 10 },
    cord(handle(1060, 640), 26, hex, 'leather'),
    tab(560),
    tab(1040),
  ];
};

const topHandle: Maker = ({ hex }) => {
  const body = outline([
    [330, 1130],
    [360, 1090, 1],
    [800, 1076, 1],
    [1240, 1090, 1],
    [1270, 1130],
    [1322, 1460, 1],
    [1350, 1770],
    [1330, 1800, 1],
    [800, 1816, 1],
    [270, 1800, 1],
    [250, 1770],
    [278, 1460, 1],
  ]);
  const flap = outline([
    [330, 1130],
    [360, 1086, 1],
    [800, 1070, 1],
    [1240, 1086, 1],
    [1270, 1130],
    [1292, 1330, 1],
    [1260, 1370],
    [930, 1470, 1],
    [800, 1484, 1],
    [670, 1470, 1],
    [340, 1370],
    [308, 1330, 1],
  ]);
  const edge = curve([
    [308, 1330, 1],
    [340, 1370],
    [670, 1470, 1],
    [800, 1484, 1],
    [930, 1470, 1],
    [1260, 1370],
    [1292, 1330, 1],
  ]);
  const handle = curve([
    [590, 1100],
    [584, 960, 1],
    [640, 790, 1],
    [800, 730, 1],
    [960, 790, 1],
    [1016, 960, 1],
    [1010, 1100],
  ]);
  return [
    ...ground(800, 1800, 500, 44),
    fall(band(handle, -30, 30).points, 18, 0.2),
    cord(handle, 31, hex, 'leather', topstitch(handle, 0, 0.2)),
    slab(body, {
      fill: mix(hex, '#120d0a', 0.06),
      material: 'leather',
      reach: 80,
      depth: 0.6,
      folds: [crumple({ depth: 6, wide: 340, tall: 300 })],
      details: topstitch(
        curve([
          [284, 1460],
          [268, 1756],
          [320, 1782, 1],
          [800, 1796, 1],
          [1280, 1782, 1],
          [1332, 1756],
          [1316, 1460],
        ]),
        0,
        0.36,
      ),
    }),
    fall(flap.points, 16, 0.4, 4, 14),
    slab(flap, { fill: hex, material: 'leather', reach: 54, depth: 0.55, details: topstitch(offset(edge, -18), 0, 0.42) }),
    ...[590, 1010].map((x) => slab(roundedBox(x - 42, 1066, 84, 64, 12), { fill: GOLD, material: 'metal', reach: 14 })),
    fall(roundedBox(744, 1420, 112, 96, 10).points, 8, 0.4, 2, 8),
    slab(roundedBox(744, 1420, 112, 96, 12), {
      fill: GOLD,
      material: 'metal',
      reach: 22,
      details: '<rect x="776" y="1452" width="48" height="30" rx="6" fill="#000" fill-opacity=".28"/>',
    }),
  ];
};

const crossbody: Maker = ({ hex }) => {
  const body = outline([
    [380, 1250, 1],
    [440, 1140, 1],
    [800, 1100, 1],
    [1160, 1140, 1],
    [1220, 1250, 1],
    [1226, 1500, 1],
    [1130, 1730, 1],
    [800, 1800, 1],
    [470, 1730, 1],
    [374, 1500, 1],
  ]);
  const strap = curve([
    [410, 1210],
    [390, 900, 1],
    [520, 520, 1],
    [800, 400, 1],
    [1080, 520, 1],
    [1210, 900, 1],
    [1190, 1210],
  ]);
  const zip = curve([
    [430, 1230, 1],
    [800, 1178, 1],
    [1170, 1230, 1],
  ]);
  const teeth = stroke(zip, GOLD, 14, 1, 'stroke-dasharray="5 6"');
  return [
    ...ground(800, 1780, 330, 36),
    fall(band(strap, -16, 16).points, 14, 0.22, 16, 18),
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
      details: stroke(zip, '#17110d', 30, 0.55) + teeth + topstitch(zip, 26, 0.4) + topstitch(zip, -24, 0.4),
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
    { ink: lettering('HALE', { x: 800, y: 1540, size: 26, ink: mix(hex, brightness(hex) < 0.3 ? '#ffffff' : '#1d1510', 0.42) }) },
  ];
};

const belt: Maker = ({ hex }) => {
  const turns = Array.from({ length: 5 }, (_, i) =>
    stroke(ellipse(800, 1214, 470 - i * 42, (470 - i * 42) * 0.34, 0.1 * i, 6.2 + 0.1 * i), mix(hex, '#120d0a', 0.55), 10),
  );
  const buckle = roundedBox(560, 1250, 300, 330, 40);
  return [
    ...ground(800, 1530, 500, 170),
    ...vessel({
      cx: 800,
      base: 1530,
      profile: drum(500, 300, 10),
      fill: hex,
      material: 'leather',
      tilt: 0.34,
      top: { inside: mix(hex, '#120d0a', 0.72), wall: 250 },
      details: topstitch(ellipse(800, 1276, 500, 168, 0, Math.PI), 0, 0.4) + topstitch(ellipse(800, 1494, 500, 168, 0, Math.PI), 0, 0.4),
    }),
    { ink: turns.join('') },
    fall(buckle.points, 14, 0.4, 10, 14),
    cord(closed(roundedBox(580, 1420, 290, 280, 46).points), 21, GOLD, 'metal'),
    cord(
      [
        [690, 1404],
        [700, 1560],
        [720, 1716],
      ],
      13,
      GOLD,
      'metal',
    ),
  ];
};

const scarf: Maker = ({ hex, printed }) => {
  const dye = (form: Shape, lean: number) => (printed ? { fill: printed.ground, print: printed.cover(form, lean, 3) } : { fill: hex });
  const tail = (x: number, to: number, lean: number, length: number): Layer[] => {
    const form = fromPoints(
      turn(
        curve(
          [
            [x - 170, 640],
            [x + 170, 640],
            [x + 190, 640 + length * 0.5, 1],
            [x + 184, 640 + length],
            [x - 190, 640 + length],
            [x - 184, 640 + length * 0.5, 1],
          ],
          true,
        ),
        lean,
        [x, 640],
      ),
    );
    const [a, b] = turn(
      [
        [x - 188, 640 + length],
        [x + 182, 640 + length],
      ],
      lean,
      [x, 640],
    );
    return [
      fall(form.points, 34, 0.3),
      { ink: fringe(a ?? [0, 0], b ?? [0, 0], 110, printed?.ground ?? hex, to) },
      {
        shape: form,
        ...dye(form, -lean),
        surface: cloth({
          lean: -lean,
          round: 0.14,
          folds: [drape({ count: 4, depth: 20, from: 0, seed: to }), crumple({ depth: 8, seed: to })],
        }),
        material: 'knit',
        lean: -lean,
      },
    ];
  };
  const loop = outline([
    [520, 760, 1],
    [560, 560, 1],
    [800, 480, 1],
    [1040, 560, 1],
    [1080, 760, 1],
    [960, 900, 1],
    [800, 930, 1],
    [640, 900, 1],
  ]);
  const hollow = outline([
    [660, 660, 1],
    [800, 590, 1],
    [940, 660, 1],
    [800, 720, 1],
  ]);
  return [
    ...tail(690, 3, 5, 1120),
    ...tail(930, 8, -6, 960),
    fall(loop.points, 24, 0.36, 6, 22),
    {
      shape: loop,
      ...dye(loop, 0),
      surface: slab(loop, { fill: hex, material: 'knit', reach: 150, depth: 0.8, folds: [(u, s) => 16 * Math.sin(s * 15 + u * u * 3)] })
        .surface,
      material: 'knit',
    },
    { shape: hollow, fill: mix(printed?.ground ?? hex, '#17110d', 0.5), surface: flat(0, 0.3), material: 'knit' },
  ];
};

const hoops: Maker = ({ hex }) =>
  [
    [540, 1160],
    [1060, 1280],
  ].flatMap(([x = 0, y = 0]): Layer[] => {
    const ring = closed(ellipse(x, y, 232, 300, -1.2, 4.9));
    return [
      fall(band(ring, -22, 22).points, 16, 0.34, 22, 26),
      cord(ring, 25, hex, 'metal'),
      cord(
        curve([
          [x + 70, y - 290],
          [x + 40, y - 350, 1],
          [x - 10, y - 372],
        ]),
        6,
        hex,
        'metal',
      ),
    ];
  });

const studs: Maker = ({ hex }) =>
  [
    [580, 1180],
    [1020, 1240],
  ].flatMap(([x = 0, y = 0]): Layer[] => {
    const ball = fromPoints(ellipse(x, y, 150, 150));
    return [
      fall(ball.points, 34, 0.42, 34, 48),
      cord(
        [
          [x + 60, y - 60],
          [x + 190, y - 190],
        ],
        9,
        hex,
        'metal',
      ),
      slab(ball, { fill: hex, material: 'metal', reach: 190, depth: 1.25 }),
    ];
  });

const pendant: Maker = ({ hex }) => {
  const chain = curve([
    [300, 330],
    [400, 860, 1],
    [640, 1310, 1],
    [800, 1430, 1],
    [960, 1310, 1],
    [1200, 860, 1],
    [1300, 330],
  ]);
  const disc = fromPoints(ellipse(800, 1640, 150, 150));
  return [
    fall(band(chain, -5, 5).points, 8, 0.3, 12, 14),
    {
      ink:
        stroke(chain, mix(hex, '#2c200f', 0.45), 11, 1, 'stroke-dasharray="13 5"') +
        stroke(chain, mix(hex, '#ffffff', 0.35), 5, 1, 'stroke-dasharray="10 8"'),
    },
    cord(closed(ellipse(800, 1460, 22, 34)), 7, hex, 'metal'),
    fall(disc.points, 20, 0.4, 18, 22),
    slab(disc, {
      fill: hex,
      material: 'brushed',
      reach: 26,
      depth: 0.6,
      details: `<circle cx="800" cy="1640" r="112" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="4"/><path d="M800 1560L816 1624L880 1640L816 1656L800 1720L784 1656L720 1640L784 1624Z" fill="#000" fill-opacity=".2"/><path d="M800 1566L812 1628L800 1640Z" fill="#fff" fill-opacity=".4"/>`,
    }),
  ];
};

const bangle: Maker = ({ hex }) => {
  const ring = ellipse(800, 1240, 430, 300, -1.35, 4.4);
  const ends = [ring[0] ?? [0, 0], ring.at(-1) ?? [0, 0]] as const;
  return [
    fall(band(ring, -34, 34).points, 26, 0.4, 22, 44),
    cord(ring, 37, hex, 'metal'),
    ...ends.map(([x, y]) => slab(fromPoints(ellipse(x, y, 48, 48)), { fill: hex, material: 'metal', reach: 60, depth: 1.2 })),
  ];
};

function sunglasses(lens: (side: number) => Point[], hex: string): Layer[] {
  const tinted = mix('#3a3f3c', hex, 0.12);
  const bridge = curve([
    [700, 1170],
    [750, 1132, 1],
    [850, 1132, 1],
    [900, 1170],
  ]);
  const arm = (side: number): Point[] =>
    curve([
      [800 + side * 520, 1120],
      [800 + side * 470, 1020, 1],
      [800 + side * 100, 990, 1],
      [800 - side * 210, 1004],
    ]);
  return [
    { under: [...lens(-1), ...lens(1)], soft: 40, strength: 0.26, dx: 30, dy: 70 },
    ...[-1, 1].map((side) => cord(arm(side), 17, mix(hex, '#100c0a', 0.25), 'lacquer')),
    ...[-1, 1].flatMap((side): Layer[] => {
      const form = fromPoints(lens(side));
      const [x, y] = [800 + side * 270, 1230];
      return [
        {
          shape: form,
          fill: tinted,
          surface: flat(-0.05, -0.1),
          material: 'lacquer',
          details: `<path d="M${x - 250} ${y - 250}H${x + 250}V${y - 40}C${x + 100} ${y - 100} ${x - 60} ${y - 20} ${x - 250} ${y + 40}Z" fill="#fff" fill-opacity=".13"/><path d="M${x - 190} ${y + 60}L${x - 60} ${y - 210}L${x - 10} ${y - 210}L${x - 150} ${y + 90}Z" fill="#fff" fill-opacity=".16"/>`,
        },
        cord(closed(lens(side)), 24, hex, 'lacquer'),
      ];
    }),
    cord(bridge, 21, hex, 'lacquer'),
    ...[-1, 1].map((side) => slab(roundedBox(800 + side * 522 - 30, 1098, 60, 74, 18), { fill: hex, material: 'lacquer', reach: 20 })),
  ];
}

const roundGlasses: Maker = ({ hex }) => sunglasses((side) => ellipse(800 + side * 288, 1230, 220, 210), hex);
const squareGlasses: Maker = ({ hex }) =>
  sunglasses(
    (side) =>
      curve(
        [
          [800 + side * 84, 1110, 1],
          [800 + side * 300, 1072, 1],
          [800 + side * 520, 1096, 1],
          [800 + side * 526, 1240, 1],
          [800 + side * 440, 1400, 1],
          [800 + side * 250, 1424, 1],
          [800 + side * 110, 1360, 1],
          [800 + side * 74, 1220, 1],
        ] satisfies Anchor[],
        true,
      ),
    hex,
  );

const card: Maker = ({ hex }) => {
  const about: Point = [800, 1200];
  const face = fromPoints(turn(roundedBox(330, 840, 940, 590, 44).points, -9, about));
  const sleeve = fromPoints(
    turn(
      [[290, 1150], [700, 1150], ...ellipse(800, 1150, 92, 84, Math.PI, 0), [900, 1150], [1310, 1150], [1310, 1660], [290, 1660]],
      -9,
      about,
    ),
  );
  const ink = brightness(hex) > 0.55 ? '#2c2622' : '#efe2c4';
  return [
    fall(face.points, 26, 0.34),
    slab(face, {
      fill: hex,
      material: 'matt',
      reach: 12,
      depth: 0.4,
      details: `<g transform="rotate(-9 800 1200)">${lettering('MEMBER', { x: 530, y: 920, size: 44, ink })}<circle cx="1160" cy="946" r="46" fill="none" stroke="${ink}" stroke-width="5"/><path d="M1160 912V980M1126 946H1194" stroke="${ink}" stroke-width="5"/></g>`,
    }),
    fall(sleeve.points, 22, 0.34, 10, 14),
    slab(sleeve, {
      fill: '#f1e9dc',
      material: 'paper',
      reach: 10,
      depth: 0.3,
      details: `<g transform="rotate(-9 800 1200)"><path d="M290 1612H1310" stroke="#000" stroke-opacity=".12" stroke-width="4"/>${lettering('WITH THANKS', { x: 800, y: 1380, size: 34, ink: '#2c2622' })}${smallPrint({ x: 800, y: 1470, width: 240, lines: 2, ink: '#2c2622' })}</g>`,
    }),
  ];
};

export const accessories = {
  'bag-tote': tote,
  'bag-top-handle': topHandle,
  'bag-crossbody': crossbody,
  belt,
  scarf,
  'earrings-hoop': hoops,
  'earrings-stud': studs,
  'necklace-pendant': pendant,
  bangle,
  'sunglasses-round': roundGlasses,
  'sunglasses-square': squareGlasses,
  'membership-card': card,
} as const satisfies Record<string, Maker>;
