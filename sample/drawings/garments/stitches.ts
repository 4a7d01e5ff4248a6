/** Seams, hems and topstitching: thin lines that make fabric appear sewn. */
import { offset, type Point, pathOf } from '../engine/shape.ts';

/** A seam: a dark groove with a lit edge. */
export function seam(line: readonly Point[], strength = 0.3): string {
  const d = pathOf(line);
  return (
    `<path d="${d}" fill="none" stroke="#000" stroke-opacity="${strength * 0.3}" stroke-width="8"/>` +
    `<path d="${d}" fill="none" stroke="#000" stroke-opacity="${strength * 0.8}" stroke-width="2"/>` +
    `<path d="${pathOf(offset(line, 3))}" fill="none" stroke="#fff" stroke-opacity="${strength * 0.4}" stroke-width="2"/>`
  );
}

/** A row of stitches at a distance from a line. */
export function topstitch(line: readonly Point[], distance: number, strength = 0.26): string {
  const d = pathOf(offset(line, distance));
  return (
    `<path d="${d}" fill="none" stroke="#000" stroke-opacity="${strength * 0.3}" stroke-width="5"/>` +
    `<path d="${d}" fill="none" stroke="#000" stroke-opacity="${strength}" stroke-width="2.4" stroke-dasharray="9 4"/>` +
    `<path d="${pathOf(offset(line, distance + 2.4))}" fill="none" stroke="#fff" stroke-opacity="${strength * 0.5}" stroke-width="1.6" stroke-dasharray="9 4"/>`
  );
}

/** A twin-needle hem. */
export function hem(line: readonly Point[], height: number): string {
  return topstitch(line, height, 0.2) + topstitch(line, height - 6, 0.2);
}

export function button(x: number, y: number, radius: number, hex: string): string {
  const hole = (dx: number, dy: number) =>
    `<circle cx="${x + dx * radius}" cy="${y + dy * radius}" r="${radius * 0.11}" fill="#000" fill-opacity=".55"/>`;
  return (
    `<circle cx="${x + 3}" cy="${y + 5}" r="${radius}" fill="#000" fill-opacity=".28"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${hex}"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius * 0.86}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="${radius * 0.14}"/>` +
    `<path d="M${x - radius * 0.7} ${y - radius * 0.35}A${radius * 0.8} ${radius * 0.8} 0 0 1 ${x + radius * 0.2} ${y - radius * 0.76}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="${radius * 0.13}"/>` +
    [hole(-0.22, -0.22), hole(0.22, -0.22), hole(-0.22, 0.22), hole(0.22, 0.22)].join('')
  );
}
