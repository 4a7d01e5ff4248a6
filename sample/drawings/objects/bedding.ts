/** Cushions and made beds. */
import { mix } from '../engine/colour.ts';
import type { Layer } from '../engine/layers.ts';
import {
  type Anchor,
  anchors,
  curve,
  fromPoints,
  roundedBox,
  type Shape,
} from '../engine/shape.ts';
import { cloth } from '../engine/surfaces.ts';
import { crumple, drape, pull, quilt } from '../folds.ts';
import type { Printed } from '../prints.ts';
import { castShadow, cord, slab } from './build.ts';
import { dyed } from './fringe.ts';
import type { Maker } from './makers.ts';

/** A stuffed square: its corners stand out, its sides curve inwards. */
function cushionShape(cx: number, cy: number, wide: number, tall: number): Shape {
  const [w, h] = [wide / 2, tall / 2];
  const side = (x: number, y: number, smooth: 0 | 1 = 1): Anchor => [
    cx + x * w,
    cy + y * h,
    smooth,
  ];
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

export const cushion: Maker = ({ hex, printed }) => {
  const shape = cushionShape(800, 1230, 1120, 1080);
  const folds = [
    crumple({ depth: 6, wide: 260, tall: 280, seed: 4 }),
    pull(300, 740, 640, 1020, 50, 14),
    pull(1300, 740, 960, 1020, 50, 14),
    pull(300, 1730, 620, 1440, 50, 14),
    pull(1300, 1730, 980, 1440, 50, 14),
  ];
  return [
    castShadow(shape.points, 50, 0.34, 24, 46),
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
    slab(shape, {
      ...dyed(hex, printed, shape),
      material: 'linen',
      reach: 300,
      depth: 0.8,
      corner: 0.12,
      folds,
    }),
    {
      ...cord(
        [...shape.points, shape.points[0] ?? [0, 0]],
        9,
        mix(hex, printed?.ground ?? hex, 0.4),
        'linen',
      ),
    },
  ];
};

function pillowAt(
  cx: number,
  cy: number,
  wide: number,
  tall: number,
  look: { hex: string; printed?: Printed | undefined },
  seed: number,
): Layer[] {
  const shape = cushionShape(cx, cy, wide, tall);
  return [
    castShadow(shape.points, 26, 0.34, 6, 20),
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

const duvet = fromPoints(
  curve(
    anchors(
      '130,1290 260,1236~ 800,1220~ 1340,1236~ 1470,1290 1530,1560~ 1556,1850 1300,1880~ 800,1874~ 300,1880~ 44,1850 70,1560~',
    ),
    true,
  ),
);
/** The top of the duvet, folded back to its paler lining. */
const turned = fromPoints(
  curve(
    anchors('118,1330 260,1226~ 800,1208~ 1340,1226~ 1482,1330 1360,1352~ 800,1344~ 240,1352~'),
    true,
  ),
);
const duvetFolds = [
  crumple({ depth: 8, wide: 380, tall: 260, seed: 8 }),
  drape({ count: 9, depth: 20, from: 0.45, seed: 5 }),
  quilt(4, 2, 12, 3),
  (_u: number, s: number) => -90 * Math.max(0, s - 0.62) ** 1.5,
];

export const bedLinen: Maker = ({ hex, printed }) => {
  const look = { hex, printed };
  const pale = { hex: mix(hex, '#ffffff', 0.5) };
  return [
    slab(roundedBox(110, 640, 1380, 760, 40), {
      fill: '#b98e5c',
      material: 'wood',
      reach: 26,
      depth: 0.6,
    }),
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
    slab(roundedBox(120, 1800, 1360, 150, 12), {
      fill: '#a87d4c',
      material: 'wood',
      reach: 16,
      depth: 0.4,
    }),
    ...pillowAt(470, 1010, 600, 400, pale, 2),
    ...pillowAt(1130, 1010, 600, 400, pale, 5),
    ...pillowAt(500, 1120, 570, 370, look, 3),
    ...pillowAt(1100, 1120, 570, 370, look, 6),
    castShadow(duvet.points, 30, 0.3, 0, 24),
    {
      shape: duvet,
      ...dyed(hex, printed, duvet),
      surface: cloth({ round: 0.1, folds: duvetFolds }),
      material: 'woven',
    },
    castShadow(turned.points, 16, 0.24, 0, 14),
    slab(turned, {
      fill: pale.hex,
      material: 'woven',
      reach: 46,
      depth: 0.6,
      folds: [crumple({ depth: 5, wide: 260, seed: 3 })],
    }),
  ];
};
