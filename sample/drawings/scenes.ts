/** Wide pictures for heroes: a few objects in one light, with room for text. */
import type { ModelName, Print, SceneName } from '../models.ts';
import { mix } from './engine/colour.ts';
import type { Layer } from './engine/layers.ts';
import { createPen, drawLayers } from './engine/layers.ts';
import { seedOf } from './engine/noise.ts';
import { ellipse, fromPoints } from './engine/shape.ts';
import { drawGarment } from './garments/wardrobe.ts';
import { cord, slab } from './objects/build.ts';
import { drawObject } from './objects/objects.ts';
import { choosePrint } from './prints.ts';
import { height, lightGradients, overlayLight, paintRoom, type Room, width } from './scene-room.ts';
import { texturePattern } from './textures.ts';

type Tone = 'own' | `#${string}`;
/** A model with the position of its base (for a garment, its neck) and its scale. */
type Placed = {
  readonly model: ModelName;
  readonly tone: Tone;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly foot?: number;
  readonly turned?: number;
  /** Vertical compression, for the flat viewing angle of a floor. */
  readonly low?: number;
  readonly print?: Print;
  readonly hanger?: boolean;
};
type Scene = Room & {
  readonly before?: (hex: string) => Layer[];
  readonly things: readonly Placed[];
};

const rail = (y: number): Layer[] => [
  {
    under: [
      [1060, y + 8],
      [2420, y + 8],
      [2420, y + 26],
      [1060, y + 26],
    ],
    soft: 22,
    strength: 0.3,
    dx: 14,
    dy: 26,
  },
  cord(
    [
      [1050, y],
      [2440, y],
    ],
    11,
    '#b39257',
    'metal',
  ),
  cord(
    [
      [1086, y],
      [1086, -20],
    ],
    9,
    '#b39257',
    'metal',
  ),
];
const tray = (hex: string): Layer[] => [
  { under: ellipse(1610, 1130, 640, 112), soft: 36, strength: 0.34, dy: 18 },
  slab(fromPoints(ellipse(1600, 1120, 640, 112)), {
    fill: mix('#c9a662', hex, 0.08),
    material: 'brushed',
    reach: 26,
    depth: 0.6,
  }),
  {
    shape: fromPoints(ellipse(1600, 1114, 606, 98)),
    fill: '#e9dfcc',
    surface: slab(fromPoints([]), { fill: hex, material: 'matt' }).surface,
    material: 'matt',
  },
];

const scenes = {
  'scene-wardrobe': {
    wall: '#e6e0d6',
    floor: '#cbbfae',
    horizon: 1130,
    light: 'window',
    before: () => rail(130),
    things: [
      {
        model: 'dress-midi',
        tone: 'own',
        x: 1330,
        y: 226,
        scale: 0.5,
        print: 'floral',
        hanger: true,
      },
      { model: 'jumper-crew', tone: '#dccfb8', x: 1740, y: 226, scale: 0.52, hanger: true },
      { model: 'trousers-straight', tone: '#4a4038', x: 2140, y: 226, scale: 0.5, hanger: true },
      { model: 'bag-top-handle', tone: '#a9683c', x: 1720, y: 1236, scale: 0.36, foot: 1816 },
    ],
  },
  'scene-knitwear': {
    wall: '#e9e2d6',
    floor: '#d3c6b2',
    horizon: 1060,
    light: 'window',
    things: [
      { model: 'stool', tone: '#c79f6b', x: 1700, y: 1290, scale: 0.64, foot: 1950 },
      { model: 'towel-stack', tone: 'own', x: 1700, y: 818, scale: 0.4, foot: 1770 },
      { model: 'towel-stack', tone: '#dccfb8', x: 1690, y: 540, scale: 0.37, foot: 1770 },
      { model: 'scarf', tone: '#a5482b', x: 2070, y: 1210, scale: 0.42, foot: 1900 },
    ],
  },
  'scene-vanity': {
    wall: '#e8dcd3',
    floor: '#f0e8df',
    horizon: 900,
    light: 'window',
    before: tray,
    things: [
      { model: 'compact', tone: '#d5a273', x: 1990, y: 1132, scale: 0.4, foot: 1650 },
      { model: 'perfume-tall', tone: 'own', x: 1400, y: 1130, scale: 0.6, foot: 1820 },
      { model: 'lipstick', tone: '#8e2446', x: 1720, y: 1166, scale: 0.44, foot: 1790 },
    ],
  },
  'scene-bathroom': {
    wall: '#dfe0da',
    floor: '#f2eee6',
    horizon: 980,
    light: 'window',
    things: [
      { model: 'towel-stack', tone: 'own', x: 1250, y: 1120, scale: 0.52, foot: 1780 },
      { model: 'pump-bottle', tone: '#6b6b3a', x: 1730, y: 1130, scale: 0.56, foot: 1860 },
      { model: 'candle', tone: '#d8cdbb', x: 2090, y: 1144, scale: 0.42, foot: 1800 },
      { model: 'soap-bar', tone: '#e9dcc4', x: 1900, y: 1220, scale: 0.24, foot: 1500 },
    ],
  },
  'scene-table': {
    wall: '#dcd5c9',
    floor: '#efe8dc',
    horizon: 760,
    light: 'window',
    things: [
      { model: 'tumblers', tone: '#a9c4c0', x: 2080, y: 1000, scale: 0.42, foot: 1780 },
      { model: 'plate-stack', tone: 'own', x: 1480, y: 1120, scale: 0.72, foot: 1640 },
      { model: 'mug', tone: '#c1694a', x: 1130, y: 960, scale: 0.36, foot: 1740 },
      { model: 'bowl', tone: '#efe8da', x: 2040, y: 1230, scale: 0.46, foot: 1660 },
    ],
  },
  'scene-bedroom': {
    wall: '#e3dbd0',
    floor: '#c9b79f',
    horizon: 1100,
    light: 'window',
    things: [
      { model: 'side-table', tone: '#c79f6b', x: 2210, y: 1290, scale: 0.46, foot: 1990 },
      { model: 'lamp-table', tone: '#6a4a35', x: 2210, y: 900, scale: 0.4, foot: 1880 },
      { model: 'bed-linen', tone: 'own', x: 1430, y: 1310, scale: 0.8, foot: 1960 },
      {
        model: 'cushion',
        tone: '#c1694a',
        x: 1430,
        y: 860,
        scale: 0.26,
        foot: 1770,
        print: 'stripe',
      },
      { model: 'cushion', tone: '#efe8da', x: 1190, y: 850, scale: 0.22, foot: 1770 },
    ],
  },
  'scene-living': {
    wall: '#e4ddd1',
    floor: '#c6b294',
    horizon: 1010,
    light: 'window',
    things: [
      { model: 'rug', tone: 'own', x: 1700, y: 1390, scale: 1.15, foot: 1720, low: 0.3 },
      { model: 'lamp-floor', tone: '#2a2624', x: 2110, y: 1160, scale: 0.62, foot: 2070 },
      { model: 'side-table', tone: '#c79f6b', x: 1540, y: 1230, scale: 0.56, foot: 1990 },
      { model: 'vase', tone: '#efe8da', x: 1450, y: 762, scale: 0.3, foot: 1860 },
      { model: 'planter', tone: '#c1694a', x: 1680, y: 770, scale: 0.28, foot: 1850 },
    ],
  },
  'scene-street': {
    wall: '#c9c8c4',
    floor: '#c3c2be',
    horizon: 0,
    light: 'hard',
    things: [
      { model: 'tee-boxy', tone: 'own', x: 1330, y: 160, scale: 0.82, turned: -13 },
      { model: 'joggers', tone: '#2a292b', x: 1930, y: 60, scale: 0.74, turned: 14 },
      {
        model: 'sunglasses-square',
        tone: '#1b1a1c',
        x: 1230,
        y: 1180,
        scale: 0.36,
        foot: 1230,
        turned: -8,
      },
    ],
  },
  'scene-night': {
    wall: '#1d1a22',
    floor: '#17151b',
    horizon: 1120,
    light: 'spot',
    things: [
      { model: 'dress-slip', tone: 'own', x: 1560, y: 90, scale: 0.56, hanger: true },
      { model: 'bag-top-handle', tone: '#6d1b2c', x: 2040, y: 1240, scale: 0.4, foot: 1816 },
      { model: 'earrings-hoop', tone: '#c9a24b', x: 2050, y: 620, scale: 0.4, foot: 1500 },
    ],
  },
} as const satisfies Record<SceneName, Scene>;

export function isScene(model: ModelName): model is SceneName {
  return Object.hasOwn(scenes, model);
}

export function drawScene(name: SceneName, hex: string): string {
  const scene: Scene = scenes[name];
  const pen = createPen();
  const drawn = drawLayers(
    [...(scene.before?.(hex) ?? []), ...scene.things.flatMap((thing) => placed(thing, hex))],
    pen,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${pen.defs()}${texturePattern('film', 'film')}${lightGradients(scene, hex)}</defs>${paintRoom(scene)}${drawn}${overlayLight(scene.light)}` +
    `<rect width="${width}" height="${height}" fill="url(#film)"/></svg>`
  );
}

function placed(thing: Placed, hex: string): Layer[] {
  const { model, tone, x, y, scale, foot, turned = 0, low = 1, hanger } = thing;
  const own = tone === 'own' ? hex : tone;
  const printed = thing.print ? choosePrint(thing.print, own) : undefined;
  const layers =
    drawGarment(model, { hex: own, printed, isBack: false, seed: seedOf(model) % 97 }) ??
    drawObject(model, { hex: own, printed })?.layers ??
    [];
  const move = `translate(${x} ${y}) rotate(${turned}) scale(${scale} ${scale * low}) translate(-800 ${-(foot ?? 400)})`;
  const hook: Layer[] = hanger ? [{ ink: hangerAt(x, y, scale) }] : [];
  return [...hook, { move, layers }];
}

function hangerAt(x: number, y: number, scale: number): string {
  const arm = 240 * scale;
  return `<g fill="none" stroke-linecap="round"><path d="M${x - arm} ${y + 46}Q${x - arm * 0.4} ${y + 4} ${x} ${y - 8}Q${x + arm * 0.4} ${y + 4} ${x + arm} ${y + 46}" stroke="#a67c4d" stroke-width="13"/><path d="M${x} ${y - 8}V${y - 50}C${x} ${y - 70} ${x + 26} ${y - 72} ${x + 24} ${y - 94}C${x + 22} ${y - 112} ${x - 14} ${y - 112} ${x - 15} ${y - 90}" stroke="#8f8a84" stroke-width="6"/></g>`;
}
