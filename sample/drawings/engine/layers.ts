/** Writes a picture as SVG, from a list of layers ordered back to front. */

import { type Material, type MaterialName, materials } from '../materials.ts';
import { type TextureName, texturePattern } from '../textures.ts';
import { blur, type Grid, gridOver, maskOf } from './grid.ts';
import { type Pixels, pngAddress } from './png.ts';
import { shadeGlass, shadeOver, shadeSolid } from './shade.ts';
import type { Point, Shape } from './shape.ts';
import type { Surface } from './surfaces.ts';

/** A solid part of a picture: outline, colour, surface and material. */
export type Part = {
  readonly shape: Shape;
  readonly fill: string;
  readonly surface: Surface;
  readonly material: MaterialName;
  /** SVG between the colour and the light: a print. */
  readonly print?: string | undefined;
  /** SVG above the light, clipped to the outline: seams, stitches, labels. */
  readonly details?: string | undefined;
  /** Direction of the grain in degrees, the same as the panel's lean. */
  readonly lean?: number | undefined;
  /** Strength of the thin dark line along the outline, as on fabric edges; none without it. */
  readonly edge?: number | undefined;
};

/** A soft shadow on the layers below. */
export type Shadow = {
  readonly under: readonly Point[];
  readonly soft: number;
  readonly strength: number;
  readonly dx?: number;
  readonly dy?: number;
  readonly within?: Shape;
};
/** Plain SVG. `importWithFallback` is its outline if it extends beyond the parts. */
export type Ink = { readonly ink: string; readonly reach?: readonly Point[] };
export type Group = { readonly move: string; readonly layers: readonly Layer[] };
export type Layer = Part | Shadow | Ink | Group;

export type Pen = {
  readonly id: () => string;
  readonly texture: (name: TextureName, lean: number) => string;
  readonly defs: () => string;
};

export function createPen(textureScale = 1): Pen {
  let count = 0;
  const patterns = new Map<string, { id: string; svg: string }>();
  const id = () => {
    count += 1;
    return `p${count}`;
  };
  return {
    id,
    texture: (name, lean) => {
      const key = `${name}${Math.round(lean)}`;
      const known = patterns.get(key);
      if (known) return known.id;
      const own = id();
      patterns.set(key, { id: own, svg: texturePattern(own, name, { lean, scale: textureScale }) });
      return own;
    },
    defs: () => [...patterns.values()].map(({ svg }) => svg).join(''),
  };
}

export function drawLayers(layers: readonly Layer[], pen: Pen): string {
  return layers.map((layer) => drawLayer(layer, pen)).join('');
}

function drawLayer(layer: Layer, pen: Pen): string {
  if ('ink' in layer) return layer.ink;
  if ('layers' in layer) return `<g transform="${layer.move}">${drawLayers(layer.layers, pen)}</g>`;
  return 'under' in layer ? drawShadow(layer, pen) : drawPart(layer, pen);
}

function drawPart(part: Part, pen: Pen): string {
  const { shape, fill, details = '', print, edge = 0 } = part;
  const material: Material = materials[part.material];
  const grid = gridOver(shape.points);
  const facing = part.surface(grid, shape);
  const light = material.glass
    ? shadeGlass(grid, facing, material, fill)
    : print === undefined
      ? shadeSolid(grid, facing, material, fill)
      : shadeOver(grid, facing, material);
  const ground = print === undefined ? '' : `<path d="${shape.d}" fill="${fill}"/>${print}`;
  const grain = material.texture
    ? `<path d="${shape.d}" fill="url(#${pen.texture(material.texture, part.lean ?? 0)})"/>`
    : '';
  const line =
    edge > 0
      ? `<path d="${shape.d}" fill="none" stroke="#000" stroke-opacity="${edge}" stroke-width="5"/>`
      : '';
  return clipped(shape, `${ground}${imageOf(grid, light)}${grain}${details}${line}`, pen);
}

function clipped({ d }: Shape, svg: string, pen: Pen): string {
  const clip = pen.id();
  return `<clipPath id="${clip}"><path d="${d}"/></clipPath><g clip-path="url(#${clip})">${svg}</g>`;
}

function drawShadow({ under, soft, strength, dx = 0, dy = 0, within }: Shadow, pen: Pen): string {
  const grid = gridOver(under, { margin: soft * 2.4 + 4, finest: Math.max(3, soft / 5) });
  const dark = blur(maskOf(grid, under), grid, soft / grid.step / 1.7);
  const rgba = new Uint8Array(dark.length * 4);
  for (let cell = 0; cell < dark.length; cell += 1) {
    // Warm and dark: pure black shadows look lifeless.
    rgba.set([38, 30, 26, Math.round(255 * strength * (dark[cell] ?? 0))], cell * 4);
  }
  const image = imageOf(
    { ...grid, x: grid.x + dx, y: grid.y + dy },
    { width: grid.width, height: grid.height, rgba },
  );
  return within ? clipped(within, image, pen) : image;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

function imageOf({ x, y, step, width, height }: Grid, pixels: Pixels): string {
  return `<image x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width * step)}" height="${tenth(height * step)}" preserveAspectRatio="none" href="${pngAddress(pixels)}"/>`;
}
