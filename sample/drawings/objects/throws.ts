/** Throws, towels and rugs. */
import { mix } from '../engine/colour.ts';
import type { Layer } from '../engine/layers.ts';
import { hash } from '../engine/noise.ts';
import { anchors, curve, fromPoints, type Point, roundedBox } from '../engine/shape.ts';
import { cloth } from '../engine/surfaces.ts';
import { crumple, drape } from '../folds.ts';
import { castShadow, cord, slab, stroke } from './build.ts';
import { dyed, fringe } from './fringe.ts';
import type { Maker } from './makers.ts';

export const throwOver: Maker = ({ hex, printed }) => {
  const front = fromPoints(
    curve(
      anchors(
        '300,560 330,530~ 1270,524~ 1300,556 1308,1100~ 1322,1780 800,1800~ 282,1786 292,1100~',
      ),
      true,
    ),
  );
  const behind = fromPoints(
    curve(anchors('1240,540 1340,540 1352,1400~ 1356,1640 1230,1640'), true),
  );
  const folds = [
    drape({ count: 7, depth: 26, from: 0.02, seed: 4 }),
    crumple({ depth: 8, seed: 6 }),
  ];
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
    {
      ...slab(behind, {
        ...dyed(mix(hex, '#1d1612', 0.3), printed, behind),
        material: 'linen',
        reach: 20,
        depth: 0.4,
      }),
    },
    { ink: fringe([1236, 1636], [1352, 1640], 90, mix(hex, '#1d1612', 0.3), 4) },
    castShadow(front.points, 40, 0.28, 26, 30),
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

export const towelStack: Maker = ({ hex, printed }) => {
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

export const rug: Maker = ({ hex, printed }) => {
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
    : [0.5, 0.75, 1.5]
        .map((t, i) => stroke([...inset(t), inset(t)[0] ?? [0, 0]], ink, i === 1 ? 16 : 7, 0.8))
        .join('') + diamonds(ink);
  return [
    castShadow(shape.points, 26, 0.3, 8, 16),
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

/** A lattice in the perspective of the rug. */
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
        paths.push(
          `M${at(u, v - dv * part)}L${at(u + du * part, v)}L${at(u, v + dv * part)}L${at(u - du * part, v)}Z`,
        );
    }
  }
  return `<path d="${paths.join('')}" fill="none" stroke="${ink}" stroke-width="9" stroke-opacity=".75"/>`;
}
