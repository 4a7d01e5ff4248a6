/** Home textiles: cushions, throws, beds, towels, rugs. */
import { mix } from '../engine/colour.ts';
import type { Layer } from '../engine/layers.ts';
import { hash } from '../engine/noise.ts';
import { type Anchor, curve, fromPoints, type Point, roundedBox, type Shape } from '../engine/shape.ts';
import { cloth } from '../engine/surfaces.ts';
import { crumple, drape, pull, quilt } from '../folds.ts';
import type { Printed } from '../prints.ts';
import { cord, fall, slab, stroke } from './build.ts';
import type { Maker } from './makers.ts';

const dyed = (hex: string, printed: Printed | undefined, shape: Shape, lean = 0) =>
  printed ? { fill: printed.ground, print: printed.cover(shape, lean, 2) } : { fill: hex };

/** A stuffed square: corners stand out, sides draw in. */
export function cushionShape(cx: number, cy: number, wide: number, tall: number): Shape {
  const [w, h] = [wide / 2, tall / 2];
  const side = (x: number, y: number, smooth: 0 | 1 = 1): Anchor => [cx + x * w, cy + y * h, smooth];
  return fromPoints(
    curve(
      [
        side(-1, -1),
        side(-0.5, -0.93),
        side(0, -0.92),
        side(0.5, -0.93),
        side(1, -1),
        side(0.94, -0.5),
        side(0.93, 0),
        side(0.94, 0.5),
        side(1, 1),
        side(0.5, 0.95),
        side(0, 0.94),
        side(-0.5, 0.95),
        side(-1, 1),
        side(-0.94, 0.5),
        side(-0.93, 0),
        side(-0.94, -0.5),
      ],
      true,
    ),
  );
}

const cushion: Maker = ({ hex, printed }) => {
  const shape = cushionShape(800, 1230, 1120, 1080);
  const folds = [
    crumple({ depth: 6, wide: 260, tall: 280, seed: 4 }),
    pull(300, 740, 640, 1020, 50, 14),
    pull(1300, 740, 960, 1020, 50, 14),
    pull(300, 1730, 620, 1440, 50, 14),
    pull(1300, 1730, 980, 1440, 50, 14),
  ];
  return [
    fall(shape.points, 50, 0.34, 24, 46),
    {
      under: [
        [320, 1740],
        [1310, 1740],
        [1290, 1790],
        [340, 1790],
      ],
      soft: 26,
      strength: 0.4,
    },
    slab(shape, { ...dyed(hex, printed, shape), material: 'linen', reach: 300, depth: 0.8, corner: 0.12, folds }),
    { ...cord([...shape.points, shape.points[0] ?? [0, 0]], 9, mix(hex, printed?.ground ?? hex, 0.4), 'linen') },
  ];
};

/** Threads along an edge. */
export function fringe(from: Point, to: Point, length: number, hex: string, seed = 1): string {
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 9);
  const threads = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    const sway = (hash(i, 1, seed) - 0.5) * 12;
    return `M${x.toFixed(0)} ${(y - 4).toFixed(0)}q${sway.toFixed(0)} ${(length / 2).toFixed(0)} ${(sway * 0.6).toFixed(0)} ${(length * (0.85 + 0.25 * hash(i, 2, seed))).toFixed(0)}`;
  });
  return `<g fill="none" stroke-linecap="round"><path d="${threads.join('')}" transform="translate(5 5)" stroke="#3a2d24" stroke-opacity=".25" stroke-width="7"/><path d="${threads.join('')}" stroke="${mix(hex, '#2a2019', 0.18)}" stroke-width="7"/><path d="${threads.join('')}" transform="translate(-1.5 0)" stroke="${mix(hex, '#ffffff', 0.25)}" stroke-width="2.5"/></g>`;
}

const throwOver: Maker = ({ hex, printed }) => {
  const front = fromPoints(
    curve(
      [
        [300, 560],
        [330, 530, 1],
        [1270, 524, 1],
        [1300, 556],
        [1308, 1100, 1],
        [1322, 1780],
        [800, 1800, 1],
        [282, 1786],
        [292, 1100, 1],
      ],
      true,
    ),
  );
  const behind = fromPoints(
    curve(
      [
        [1240, 540],
        [1340, 540],
        [1352, 1400, 1],
        [1356, 1640],
        [1230, 1640],
      ],
      true,
    ),
  );
  const folds = [drape({ count: 7, depth: 26, from: 0.02, seed: 4 }), crumple({ depth: 8, seed: 6 })];
  return [
    cord(
      [
        [60, 548],
        [1540, 548],
      ],
      30,
      '#c79f6b',
      'wood',
    ),
    { ...slab(behind, { ...dyed(mix(hex, '#1d1612', 0.3), printed, behind), material: 'linen', reach: 20, depth: 0.4 }) },
    { ink: fringe([1236, 1636], [1352, 1640], 90, mix(hex, '#1d1612', 0.3), 4) },
    fall(front.points, 40, 0.28, 26, 30),
    { ink: fringe([286, 1786], [1318, 1782], 120, printed?.ground ?? hex, 2) },
    {
      shape: front,
      ...dyed(hex, printed, front),
      surface: cloth({ round: 0.05, folds: [...folds, (_u, s) => -60 * Math.exp(-s * 26)] }),
      material: 'linen',
      details: stroke(
        [
          [286, 1762],
          [1318, 1758],
        ],
        '#000000',
        3,
        0.18,
      ),
    },
  ];
};

export function pillowAt(
  cx: number,
  cy: number,
  wide: number,
  tall: number,
  look: { hex: string; printed?: Printed | undefined },
  seed: number,
): Layer[] {
  const shape = cushionShape(cx, cy, wide, tall);
  return [
    fall(shape.points, 26, 0.34, 6, 20),
    slab(shape, {
      ...dyed(look.hex, look.printed, shape),
      material: 'woven',
      reach: tall * 0.3,
      depth: 0.85,
      corner: 0.12,
      folds: [crumple({ depth: 6, wide: 150, tall: 150, seed })],
    }),
  ];
}

const bedLinen: Maker = ({ hex, printed }) => {
  const look = { hex, printed };
  const pale = { hex: mix(hex, '#ffffff', 0.5) };
  const duvet = fromPoints(
    curve(
      [
        [130, 1290],
        [260, 1236, 1],
        [800, 1220, 1],
        [1340, 1236, 1],
        [1470, 1290],
        [1530, 1560, 1],
        [1556, 1850],
        [1300, 1880, 1],
        [800, 1874, 1],
        [300, 1880, 1],
        [44, 1850],
        [70, 1560, 1],
      ],
      true,
    ),
  );
  const turned = fromPoints(
    curve(
      [
        [118, 1330],
        [260, 1226, 1],
        [800, 1208, 1],
        [1340, 1226, 1],
        [1482, 1330],
        [1360, 1352, 1],
        [800, 1344, 1],
        [240, 1352, 1],
      ],
      true,
    ),
  );
  const folds = [
    crumple({ depth: 8, wide: 380, tall: 260, seed: 8 }),
    drape({ count: 9, depth: 20, from: 0.45, seed: 5 }),
    quilt(4, 2, 12, 3),
    (_u: number, s: number) => -90 * Math.max(0, s - 0.62) ** 1.5,
  ];
  return [
    slab(roundedBox(110, 640, 1380, 760, 40), { fill: '#b98e5c', material: 'wood', reach: 26, depth: 0.6 }),
    {
      under: [
        [60, 1850],
        [1540, 1850],
        [1560, 1990],
        [40, 1990],
      ],
      soft: 40,
      strength: 0.4,
    },
    slab(roundedBox(120, 1800, 1360, 150, 12), { fill: '#a87d4c', material: 'wood', reach: 16, depth: 0.4 }),
    ...pillowAt(470, 1010, 600, 400, pale, 2),
    ...pillowAt(1130, 1010, 600, 400, pale, 5),
    ...pillowAt(500, 1120, 570, 370, look, 3),
    ...pillowAt(1100, 1120, 570, 370, look, 6),
    fall(duvet.points, 30, 0.3, 0, 24),
    { shape: duvet, ...dyed(hex, printed, duvet), surface: cloth({ round: 0.1, folds }), material: 'woven' },
    fall(turned.points, 16, 0.24, 0, 14),
    slab(turned, { fill: pale.hex, material: 'woven', reach: 46, depth: 0.6, folds: [crumple({ depth: 5, wide: 260, seed: 3 })] }),
  ];
};

const towelStack: Maker = ({ hex, printed }) => {
  const towel = (y: number, wide: number, fill: string, seed: number): Layer[] => {
    const shape = roundedBox(800 - wide / 2, y, wide, 236, 104);
    const fold = (at: number) =>
      stroke(
        curve([
          [800 - wide / 2 + 70, y + at, 1],
          [800, y + at + 8 * hash(seed, 1), 1],
          [800 + wide / 2, y + at - 4, 1],
        ]),
        '#000000',
        7,
        0.2,
      ) +
      stroke(
        curve([
          [800 - wide / 2 + 70, y + at + 8, 1],
          [800, y + at + 16, 1],
          [800 + wide / 2, y + at + 4, 1],
        ]),
        '#ffffff',
        5,
        0.16,
      );
    const trim = `<rect x="${800 + wide / 2 - 190}" y="${y}" width="26" height="240" fill="#000" fill-opacity=".05"/>`;
    return [
      { under: shape.points, soft: 16, strength: 0.36, dy: 12 },
      slab(shape, {
        ...dyed(fill, printed, shape),
        material: 'terry',
        reach: 100,
        depth: 0.8,
        folds: [crumple({ depth: 5, wide: 240, tall: 160, seed })],
        details: fold(82) + fold(150) + trim,
      }),
    ];
  };
  return [
    { under: roundedBox(320, 1690, 1030, 120, 40).points, soft: 60, strength: 0.34 },
    { under: roundedBox(290, 1740, 1020, 50, 24).points, soft: 12, strength: 0.4 },
    ...towel(1540, 1060, hex, 1),
    ...towel(1314, 1030, mix(hex, '#ffffff', 0.1), 2),
    ...towel(1092, 1044, hex, 3),
  ];
};

const rug: Maker = ({ hex, printed }) => {
  const shape = fromPoints([
    [420, 760],
    [1180, 760],
    [1480, 1720],
    [120, 1720],
  ]);
  const inset = (t: number): Point[] => [
    [420 + 60 * t + 12 * t, 760 + 60 * t],
    [1180 - 72 * t, 760 + 60 * t],
    [1480 - 104 * t, 1720 - 96 * t],
    [120 + 104 * t, 1720 - 96 * t],
  ];
  const ink = mix(hex, '#f6efe2', 0.62);
  const border = printed
    ? ''
    : [0.5, 0.75, 1.5].map((t, i) => stroke([...inset(t), inset(t)[0] ?? [0, 0]], ink, i === 1 ? 16 : 7, 0.8)).join('') + diamonds(ink);
  return [
    fall(shape.points, 26, 0.3, 8, 16),
    {
      ink:
        fringe([122, 1716], [1478, 1716], 70, '#e9dfcb', 3) +
        `<g transform="rotate(180 800 760)">${fringe([422, 758], [1178, 758], 34, '#e9dfcb', 5)}</g>`,
    },
    {
      shape,
      ...dyed(hex, printed, shape),
      surface: cloth({ round: 0, folds: [crumple({ depth: 5, wide: 300, tall: 120, seed: 4 })] }),
      material: 'terry',
      details: border,
    },
  ];
};

/** A lattice in the rug's own perspective. */
function diamonds(ink: string): string {
  const at = (u: number, v: number): string => {
    const depth = v / (1 + (1 - v) * 0.55);
    const [left, right] = [420 - 300 * depth, 1180 + 300 * depth];
    return `${(left + (right - left) * u).toFixed(0)} ${(760 + 960 * depth).toFixed(0)}`;
  };
  const paths: string[] = [];
  for (let column = 0; column < 5; column += 1) {
    for (let row = 0; row < 6; row += 1) {
      const [u, v, du, dv] = [0.2 + column * 0.15, 0.2 + row * 0.12, 0.055, 0.048];
      for (const part of [1, 0.5])
        paths.push(`M${at(u, v - dv * part)}L${at(u + du * part, v)}L${at(u, v + dv * part)}L${at(u - du * part, v)}Z`);
    }
  }
  return `<path d="${paths.join('')}" fill="none" stroke="${ink}" stroke-width="9" stroke-opacity=".75"/>`;
}

export const textiles = { cushion, throw: throwOver, 'bed-linen': bedLinen, 'towel-stack': towelStack, rug } as const satisfies Record<
  string,
  Maker
>;
