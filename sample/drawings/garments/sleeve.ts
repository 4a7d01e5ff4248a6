/** Sleeves, short and long, set into the armhole. */
import type { Layer, Part } from '../engine/layers.ts';
import { type Anchor, curve, fromPoints, mirror, type Point, turn } from '../engine/shape.ts';
import { cloth, type Fold } from '../engine/surfaces.ts';
import { crumple, puff, pull, rings } from '../folds.ts';
import { dye, type Look, trimOf } from './look.ts';
import { CM, placeAll } from './measures.ts';
import type { Sleeve, Top } from './specs.ts';
import { hem, seam } from './stitches.ts';

type Lines = {
  readonly outline: Point[];
  readonly armhole: Point[];
  readonly wrist: Point[];
  readonly cuff: Point[];
};

export function sleeves(top: Top, look: Look): Layer[] {
  const { sleeve } = top;
  if (!sleeve) return [];
  const right = sleeveLines(top, sleeve);
  const left: Lines = {
    outline: mirror(right.outline),
    armhole: mirror(right.armhole),
    wrist: mirror(right.wrist),
    cuff: mirror(right.cuff),
  };
  return [...drawSleeve(top, sleeve, look, left, -1), ...drawSleeve(top, sleeve, look, right, 1)];
}

/** Right sleeve; `out` runs along the arm, `wide` away from the body. */
function sleeveLines(top: Top, { length, lean, bulge, cuff, rib }: Sleeve): Lines {
  const [sin, cos] = [Math.sin((lean * Math.PI) / 180), Math.cos((lean * Math.PI) / 180)];
  const [sx, sy] = [top.shoulder - 0.2, top.drop - 0.1];
  const at = (out: number, wide: number, smooth: 0 | 1 = 1): Anchor => [
    sx + sin * out + cos * wide,
    sy + cos * out - sin * wide,
    smooth,
  ];
  const cloth = length - rib;
  const [underX, underY] = [top.chest - 0.2, top.armhole + 0.5];
  const inner = at(cloth, -cuff);
  const middle: Anchor = [
    underX + (inner[0] - underX) * 0.5 + 0.2,
    underY + (inner[1] - underY) * 0.5 - 0.5,
    1,
  ];
  const armhole: Anchor[] = [
    [underX, underY],
    [top.chest - 2.4, top.armhole - 3.4, 1],
    [top.shoulder - 1.7, top.drop + (top.armhole - top.drop) * 0.46, 1],
    [sx, sy],
  ];
  const outer = [
    at(0, 0, 0),
    at(cloth * 0.08, bulge * 0.4),
    at(cloth * 0.22, bulge * 0.86),
    at(cloth * 0.4, bulge),
    at(cloth * 0.7, bulge * 0.62),
    at(cloth, rib > 0 ? 0.5 : 0, 0),
  ];
  const wrist: Anchor[] = [
    at(cloth, rib > 0 ? 0.5 : 0, 0),
    at(cloth + 0.5, -cuff / 2),
    at(cloth, rib > 0 ? -cuff - 0.5 : -cuff, 0),
  ];
  const outline = [...outer, ...wrist.slice(1), middle, ...armhole.slice(0, -1)];
  const cuffShape = [
    at(cloth - 0.4, -0.3, 0),
    at(length, -0.8, 0),
    at(length + 0.3, -cuff / 2),
    at(length, -cuff + 0.4, 0),
    at(cloth - 0.4, -cuff + 0.1, 0),
  ];
  return {
    outline: curve(placeAll(outline), true),
    armhole: curve(placeAll(armhole)),
    wrist: curve(placeAll(wrist)),
    cuff: curve(placeAll(cuffShape), true),
  };
}

function drawSleeve(top: Top, sleeve: Sleeve, look: Look, lines: Lines, side: 1 | -1): Layer[] {
  const lean = sleeve.lean * side;
  const shape = fromPoints(lines.outline);
  const under = lines.armhole[0] ?? [800, 800];
  const [upright] = turn([under], lean, [800, 1200]);
  const wristSide = side > 0 ? 1 : -1;
  const details =
    seam(lines.armhole, 0.24) + (sleeve.rib > 0 ? '' : hem(lines.wrist, 26 * wristSide));
  const surface = cloth({
    lean,
    round: 0.62,
    widthFrom: (upright?.[1] ?? 0) - 2 * CM,
    folds: sleeveFolds(sleeve, look.seed, lines, side),
  });
  const part: Part = {
    shape,
    ...dye(look, shape, lean),
    surface,
    material: top.material,
    details,
    lean,
    edge: 0.06,
  };
  const cuffShape = fromPoints(lines.cuff);
  const cuff: Layer[] =
    sleeve.rib > 0
      ? [
          {
            shape: cuffShape,
            fill: trimOf(look),
            surface: cloth({ lean, round: 0.6 }),
            material: 'rib',
            lean,
            edge: 0.07,
          },
        ]
      : [];
  return [{ under: lines.outline, soft: 16, strength: 0.26, dx: -side * 3, dy: 8 }, ...cuff, part];
}

function sleeveFolds(sleeve: Sleeve, seed: number, { armhole }: Lines, side: number): Fold[] {
  const [ux, uy] = armhole[0] ?? [0, 0];
  const [sx, sy] = armhole.at(-1) ?? [0, 0];
  const own = seed + (side > 0 ? 11 : 3);
  const near = [
    pull(ux, uy, sx + side * 60, sy + 120, 26, 7),
    crumple({ depth: 6, wide: 90, tall: 200, seed: own }),
  ];
  if (sleeve.length < 30) return near;
  const soft =
    sleeve.rib > 0
      ? [
          puff({ at: 0.93, depth: 16, reach: 0.07 }),
          rings({ at: 0.9, count: 2.2, depth: 5, reach: 0.12, seed: own }),
        ]
      : [];
  return [...near, rings({ at: 0.5, count: 2.6, depth: 8, reach: 0.24, seed: own }), ...soft];
}
