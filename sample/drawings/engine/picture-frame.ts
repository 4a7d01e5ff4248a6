/** Background of a picture: a backdrop, slightly tinted with the picture's colour. */

import { texturePattern } from '../textures.ts';
import { brightness, mix } from './colour.ts';
import { createPen, drawLayers, type Layer } from './layers.ts';

export type Backdrop = 'wall' | 'sweep';
export type Frame = {
  readonly width?: number;
  readonly height?: number;
  readonly colour: string;
  /**
   * `wall` for objects that hang, `sweep` (a curved backdrop with a floor) for objects that stand.
   */
  readonly backdrop: Backdrop;
  /** Close-up: enlarges the layers about this point. */
  readonly close?: { readonly x: number; readonly y: number; readonly scale: number };
};

export function framePicture(
  layers: readonly Layer[],
  { width = 1600, height = 2400, colour, backdrop, close }: Frame,
): string {
  const pen = createPen();
  const drawn = drawLayers(layers, pen);
  const move = close
    ? `translate(${width / 2} ${height / 2}) scale(${close.scale}) translate(${-close.x} ${-close.y})`
    : '';
  const body = close ? `<g transform="${move}">${drawn}</g>` : drawn;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${pen.defs()}${texturePattern('film', 'film')}${backdropDefs(colour, backdrop)}</defs>` +
    `${backdropLayers(width, height, backdrop)}${body}<rect width="${width}" height="${height}" fill="url(#film)"/></svg>`
  );
}

function backdropDefs(colour: string, backdrop: Backdrop): string {
  // Pale objects need a slightly darker background to stand out.
  const pale = brightness(colour) > 0.8 ? 0.05 : 0;
  const tinted = (paper: string, share: number) => mix(mix(paper, '#8d857b', pale), colour, share);
  const stop = (at: number, hex: string) => `<stop offset="${at}" stop-color="${hex}"/>`;
  const glow = `<radialGradient id="bg" cx=".3" cy=".22" r="1.05">${stop(0, tinted('#f3f0eb', 0.025))}${stop(0.55, tinted('#e4dfd8', 0.04))}${stop(1, tinted('#cbc4bb', 0.06))}</radialGradient>`;
  if (backdrop === 'wall') return glow;
  const floor = `<linearGradient id="fl" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset=".35" stop-color="${tinted('#f6f3ee', 0.02)}" stop-opacity=".85"/><stop offset="1" stop-color="${tinted('#f1ede7', 0.03)}"/></linearGradient>`;
  const wall = `<linearGradient id="bg" x1="0" y1="0" x2=".35" y2="1">${stop(0, tinted('#c9c3bb', 0.05))}${stop(0.6, tinted('#dcd7d0', 0.04))}${stop(1, tinted('#e9e5df', 0.03))}</linearGradient>`;
  return wall + floor;
}

function backdropLayers(width: number, height: number, backdrop: Backdrop): string {
  const wall = `<rect width="${width}" height="${height}" fill="url(#bg)"/>`;
  if (backdrop === 'wall') return wall;
  return `${wall}<rect y="${height * 0.56}" width="${width}" height="${height * 0.44}" fill="url(#fl)"/>`;
}
