/** Room of a scene: wall, floor, and light. */
import { formatHex, mix, parseHex } from './engine/colour.ts';
import { fromPoints, type Point } from './engine/shape.ts';

type Light = 'window' | 'hard' | 'spot';
export type Room = {
  readonly wall: string;
  readonly floor: string;
  readonly horizon: number;
  readonly light: Light;
};

/** Size of a scene in pixels. */
export const width = 2400;
export const height = 1350;

/** Gradients of wall, floor and light, slightly tinted with the picture's colour. */
export function lightGradients({ wall, floor, light }: Room, hex: string): string {
  const tinted = (paper: string) => mix(paper, hex, light === 'spot' ? 0.04 : 0.05);
  const lit = (paper: string, by: number) =>
    formatHex(parseHex(paper).map((part) => part * by) as [number, number, number]);
  const stop = (at: number, paper: string) => `<stop offset="${at}" stop-color="${paper}"/>`;
  return (
    `<radialGradient id="wall" cx=".42" cy=".1" r="1">${stop(0, lit(tinted(wall), 1.04))}${stop(0.6, tinted(wall))}${stop(1, lit(tinted(wall), 0.84))}</radialGradient>` +
    `<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1">${stop(0, lit(tinted(floor), 0.88))}${stop(0.25, tinted(floor))}${stop(1, lit(tinted(floor), 1.05))}</linearGradient>` +
    `<linearGradient id="ray" x1="0" y1="0" x2="1" y2=".3"><stop offset="0" stop-color="#fff6e2" stop-opacity=".5"/><stop offset="1" stop-color="#fff6e2" stop-opacity="0"/></linearGradient>` +
    '<radialGradient id="spot" cx=".68" cy=".42" r=".5"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset=".55" stop-color="#000" stop-opacity=".1"/><stop offset="1" stop-color="#05040a" stop-opacity=".72"/></radialGradient>' +
    '<radialGradient id="halo" cx=".68" cy=".42" r=".42"><stop offset="0" stop-color="#e9d7c4" stop-opacity=".42"/><stop offset="1" stop-color="#e9d7c4" stop-opacity="0"/></radialGradient>'
  );
}

export function paintRoom({ horizon, light }: Room): string {
  const floor =
    horizon > 0
      ? `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#floor)"/><rect y="${horizon - 3}" width="${width}" height="5" fill="#000" fill-opacity=".07"/>`
      : '';
  const halo =
    light === 'spot' ? `<rect width="${width}" height="${height}" fill="url(#halo)"/>` : '';
  return `<rect width="${width}" height="${height}" fill="url(#wall)"/>${floor}${light === 'window' ? panes() : ''}${light === 'hard' ? hardLight() : ''}${halo}`;
}

/** Window light on the wall: slanted panes, drawn several times for soft edges. */
function panes(): string {
  const pane = (x: number, y: number, grow: number): Point[] => [
    [x - grow, y - grow],
    [x + 330 + grow, y - 70 - grow],
    [x + 520 + grow, y + 400 + grow],
    [x + 190 - grow, y + 470 + grow],
  ];
  const all = [
    [300, 110],
    [660, 40],
    [500, 610],
    [860, 540],
  ].flatMap(([x = 0, y = 0]) =>
    [0, 8, 16, 26, 38].map(
      (grow) => `<path d="${fromPoints(pane(x, y, grow)).d}" fill="#fff8e8" fill-opacity=".055"/>`,
    ),
  );
  return all.join('');
}

function hardLight(): string {
  return `<path d="M0 0H900L420 1350H0Z" fill="#fff" fill-opacity=".16"/><path d="M900 0H1010L530 1350H420Z" fill="#000" fill-opacity=".13"/><path d="M2120 0H2400V560Z" fill="#000" fill-opacity=".1"/>`;
}

/** Light that falls on the objects too. */
export function overlayLight(light: Light): string {
  if (light === 'spot') return `<rect width="${width}" height="${height}" fill="url(#spot)"/>`;
  return light === 'hard'
    ? ''
    : `<path d="M0 0H1500L900 1350H0Z" fill="url(#ray)" fill-opacity=".4"/>`;
}
