/** Jewellery: bent wire, drops and discs of metal. */
import { mix } from '../engine/colour.ts';
import type { Layer } from '../engine/layers.ts';
import { anchors, band, curve, ellipse, fromPoints } from '../engine/shape.ts';
import { castShadow, cord, slab, stroke } from './build.ts';
import { closed } from './fittings.ts';
import type { Maker } from './makers.ts';

export const hoops: Maker = ({ hex }) =>
  [
    [540, 1160],
    [1060, 1280],
  ].flatMap(([x = 0, y = 0]): Layer[] => {
    const ring = closed(ellipse(x, y, 232, 300, -1.2, 4.9));
    return [
      castShadow(band(ring, -22, 22).points, 16, 0.34, 22, 26),
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

export const studs: Maker = ({ hex }) =>
  [
    [580, 1180],
    [1020, 1240],
  ].flatMap(([x = 0, y = 0]): Layer[] => {
    const ball = fromPoints(ellipse(x, y, 150, 150));
    return [
      castShadow(ball.points, 34, 0.42, 34, 48),
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

export const pendant: Maker = ({ hex }) => {
  const chain = curve(anchors('300,330 400,860~ 640,1310~ 800,1430~ 960,1310~ 1200,860~ 1300,330'));
  const disc = fromPoints(ellipse(800, 1640, 150, 150));
  return [
    castShadow(band(chain, -5, 5).points, 8, 0.3, 12, 14),
    {
      ink:
        stroke(chain, mix(hex, '#2c200f', 0.45), 11, 1, 'stroke-dasharray="13 5"') +
        stroke(chain, mix(hex, '#ffffff', 0.35), 5, 1, 'stroke-dasharray="10 8"'),
    },
    cord(closed(ellipse(800, 1460, 22, 34)), 7, hex, 'metal'),
    castShadow(disc.points, 20, 0.4, 18, 22),
    slab(disc, {
      fill: hex,
      material: 'brushed',
      reach: 26,
      depth: 0.6,
      details: `<circle cx="800" cy="1640" r="112" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="4"/><path d="M800 1560L816 1624L880 1640L816 1656L800 1720L784 1656L720 1640L784 1624Z" fill="#000" fill-opacity=".2"/><path d="M800 1566L812 1628L800 1640Z" fill="#fff" fill-opacity=".4"/>`,
    }),
  ];
};

export const bangle: Maker = ({ hex }) => {
  const ring = ellipse(800, 1240, 430, 300, -1.35, 4.4);
  const ends = [ring[0] ?? [0, 0], ring.at(-1) ?? [0, 0]] as const;
  return [
    castShadow(band(ring, -34, 34).points, 26, 0.4, 22, 44),
    cord(ring, 37, hex, 'metal'),
    ...ends.map(([x, y]) =>
      slab(fromPoints(ellipse(x, y, 48, 48)), {
        fill: hex,
        material: 'metal',
        reach: 60,
        depth: 1.2,
      }),
    ),
  ];
};
