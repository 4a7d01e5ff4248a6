/** Sunglasses, from the front with the arms folded behind. */
import { mix } from '../engine/colour.ts';
import type { Layer } from '../engine/layers.ts';
import {
  type Anchor,
  anchors,
  curve,
  ellipse,
  fromPoints,
  type Point,
  roundedBox,
} from '../engine/shape.ts';
import { flat } from '../engine/surfaces.ts';
import { cord, slab } from './build.ts';
import { closed } from './fittings.ts';
import type { Maker } from './makers.ts';

function sunglasses(lens: (side: number) => Point[], hex: string): Layer[] {
  const tinted = mix('#3a3f3c', hex, 0.12);
  const bridge = curve(anchors('700,1170 750,1132~ 850,1132~ 900,1170'));
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
    ...[-1, 1].map((side) =>
      slab(roundedBox(800 + side * 522 - 30, 1098, 60, 74, 18), {
        fill: hex,
        material: 'lacquer',
        reach: 20,
      }),
    ),
  ];
}

export const roundGlasses: Maker = ({ hex }) =>
  sunglasses((side) => ellipse(800 + side * 288, 1230, 220, 210), hex);

export const squareGlasses: Maker = ({ hex }) =>
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
