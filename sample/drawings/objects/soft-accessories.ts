/** A belt, a scarf, and a card in its sleeve. */
import { brightness, mix } from '../engine/colour.ts';
import type { Layer } from '../engine/layers.ts';
import {
  anchors,
  curve,
  ellipse,
  fromPoints,
  shape as outline,
  type Point,
  roundedBox,
  type Shape,
  turn,
} from '../engine/shape.ts';
import { cloth, flat } from '../engine/surfaces.ts';
import { crumple, drape } from '../folds.ts';
import { topstitch } from '../garments/stitches.ts';
import { lettering, smallPrint } from '../lettering.ts';
import { castShadow, cord, drum, floorShadow, slab, stroke, vessel } from './build.ts';
import { closed, GOLD } from './fittings.ts';
import { fringe } from './fringe.ts';
import type { Maker } from './makers.ts';

export const belt: Maker = ({ hex }) => {
  const turns = Array.from({ length: 5 }, (_, i) =>
    stroke(
      ellipse(800, 1214, 470 - i * 42, (470 - i * 42) * 0.34, 0.1 * i, 6.2 + 0.1 * i),
      mix(hex, '#120d0a', 0.55),
      10,
    ),
  );
  const buckle = roundedBox(560, 1250, 300, 330, 40);
  return [
    ...floorShadow(800, 1530, 500, 170),
    ...vessel({
      cx: 800,
      base: 1530,
      profile: drum(500, 300, 10),
      fill: hex,
      material: 'leather',
      tilt: 0.34,
      top: { inside: mix(hex, '#120d0a', 0.72), wall: 250 },
      details:
        topstitch(ellipse(800, 1276, 500, 168, 0, Math.PI), 0, 0.4) +
        topstitch(ellipse(800, 1494, 500, 168, 0, Math.PI), 0, 0.4),
    }),
    { ink: turns.join('') },
    castShadow(buckle.points, 14, 0.4, 10, 14),
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

type ScarfLook = Parameters<Maker>[0];

function scarfDye({ hex, printed }: ScarfLook, form: Shape, lean: number) {
  return printed ? { fill: printed.ground, print: printed.cover(form, lean, 3) } : { fill: hex };
}

/** One hanging end of the scarf. */
function scarfTail(look: ScarfLook, x: number, to: number, lean: number, length: number): Layer[] {
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
    castShadow(form.points, 34, 0.3),
    { ink: fringe(a ?? [0, 0], b ?? [0, 0], 110, look.printed?.ground ?? look.hex, to) },
    {
      shape: form,
      ...scarfDye(look, form, -lean),
      surface: cloth({
        lean: -lean,
        round: 0.14,
        folds: [drape({ count: 4, depth: 20, from: 0, seed: to }), crumple({ depth: 8, seed: to })],
      }),
      material: 'knit',
      lean: -lean,
    },
  ];
}

export const scarf: Maker = (look) => {
  const { hex, printed } = look;
  const loop = outline(
    anchors('520,760~ 560,560~ 800,480~ 1040,560~ 1080,760~ 960,900~ 800,930~ 640,900~'),
  );
  const hollow = outline(anchors('660,660~ 800,590~ 940,660~ 800,720~'));
  return [
    ...scarfTail(look, 690, 3, 5, 1120),
    ...scarfTail(look, 930, 8, -6, 960),
    castShadow(loop.points, 24, 0.36, 6, 22),
    {
      shape: loop,
      ...scarfDye(look, loop, 0),
      surface: slab(loop, {
        fill: hex,
        material: 'knit',
        reach: 150,
        depth: 0.8,
        folds: [(u, s) => 16 * Math.sin(s * 15 + u * u * 3)],
      }).surface,
      material: 'knit',
    },
    {
      shape: hollow,
      fill: mix(printed?.ground ?? hex, '#17110d', 0.5),
      surface: flat(0, 0.3),
      material: 'knit',
    },
  ];
};

export const card: Maker = ({ hex }) => {
  const about: Point = [800, 1200];
  const face = fromPoints(turn(roundedBox(330, 840, 940, 590, 44).points, -9, about));
  const sleeve = fromPoints(
    turn(
      [
        [290, 1150],
        [700, 1150],
        ...ellipse(800, 1150, 92, 84, Math.PI, 0),
        [900, 1150],
        [1310, 1150],
        [1310, 1660],
        [290, 1660],
      ],
      -9,
      about,
    ),
  );
  const ink = brightness(hex) > 0.55 ? '#2c2622' : '#efe2c4';
  return [
    castShadow(face.points, 26, 0.34),
    slab(face, {
      fill: hex,
      material: 'matt',
      reach: 12,
      depth: 0.4,
      details: `<g transform="rotate(-9 800 1200)">${lettering('MEMBER', { x: 530, y: 920, size: 44, ink })}<circle cx="1160" cy="946" r="46" fill="none" stroke="${ink}" stroke-width="5"/><path d="M1160 912V980M1126 946H1194" stroke="${ink}" stroke-width="5"/></g>`,
    }),
    castShadow(sleeve.points, 22, 0.34, 10, 14),
    slab(sleeve, {
      fill: '#f1e9dc',
      material: 'paper',
      reach: 10,
      depth: 0.3,
      details: `<g transform="rotate(-9 800 1200)"><path d="M290 1612H1310" stroke="#000" stroke-opacity=".12" stroke-width="4"/>${lettering('WITH THANKS', { x: 800, y: 1380, size: 34, ink: '#2c2622' })}${smallPrint({ x: 800, y: 1470, width: 240, lines: 2, ink: '#2c2622' })}</g>`,
    }),
  ];
};
