/** Filled glass vessels, and the pumps on top of them. */
import { mix } from '../engine/colour.ts';
import type { Layer } from '../engine/layers.ts';
import { ellipse, fromPoints, type Point, roundedBox } from '../engine/shape.ts';
import { pillow } from '../engine/surfaces.ts';
import { drum, type Profile, slab, TILT, vessel } from './build.ts';

type GlassVessel = {
  cx: number;
  base: number;
  profile: Profile;
  juice: string;
  level: number;
  details?: string;
  tinted?: boolean;
};

/** Round glass: the filling, its surface, then the glass around it. */
export function glassVessel({
  cx,
  base,
  profile,
  juice,
  level,
  details = '',
  tinted = false,
}: GlassVessel): Layer[] {
  const wall = 20;
  const filled = profile
    .filter(([, h]) => h < level)
    .map(([r, h, s]): Profile[number] => [Math.max(4, r - wall), h + (h < 60 ? 26 : 0), s ?? 0]);
  const brim = (filled.at(-1) ?? [0, 0])[0];
  const content: Profile = [...filled, [Math.min(brim, radiusNear(profile, level) - wall), level]];
  return [
    ...vessel({
      cx,
      base: base - 4,
      profile,
      fill: tinted ? mix(juice, '#ffffff', 0.2) : '#dfe2e0',
      material: 'glass',
      top: 'none',
    }),
    ...vessel({
      cx,
      base,
      profile: content,
      fill: tinted ? mix(juice, '#2a1d12', 0.2) : juice,
      material: 'fluid',
      details,
    }),
    ...vessel({
      cx,
      base,
      profile,
      fill: tinted ? mix(juice, '#1b120b', 0.35) : '#5d625f',
      material: 'glass',
      top: 'none',
    }),
    {
      ink: `<ellipse cx="${cx}" cy="${base - (profile.at(-1)?.[1] ?? 0)}" rx="${profile.at(-1)?.[0] ?? 0}" ry="${(profile.at(-1)?.[0] ?? 0) * TILT}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5"/>`,
    },
  ];
}

function radiusNear(profile: Profile, height: number): number {
  for (let i = 1; i < profile.length; i += 1) {
    const [a, b] = [profile[i - 1], profile[i]];
    if (a && b && a[1] <= height && b[1] >= height)
      return a[0] + ((b[0] - a[0]) * (height - a[1])) / Math.max(1, b[1] - a[1]);
  }
  return profile.at(-1)?.[0] ?? 0;
}

type GlassBlock = {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
  wall: number;
  juice: string;
  /** Empty part at the top, 0 to 1. */
  level: number;
};

/** A thick glass block with the filling in its middle. */
export function glassBlock({
  x,
  y,
  width,
  height,
  radius,
  wall,
  juice,
  level,
}: GlassBlock): Layer[] {
  const outer = roundedBox(x, y, width, height, radius);
  const inner = roundedBox(x + wall, y + wall, width - 2 * wall, height - 2.4 * wall, radius * 0.7);
  const top = y + wall + level * (height - 3 * wall);
  const filling = roundedBox(
    x + wall,
    top,
    width - 2 * wall,
    y + height - 1.4 * wall - top,
    radius * 0.6,
  );
  const shine = fromPoints([
    [x + wall * 0.3, y + radius],
    [x + wall * 0.8, y + radius],
    [x + wall * 0.8, y + height - radius],
    [x + wall * 0.3, y + height - radius],
  ] as Point[]);
  const gleam = `<path d="M${x + wall * 1.35} ${top + 30}L${x + wall * 1.35 + width * 0.1} ${top + 30}L${x + wall * 1.35 + width * 0.1} ${y + height - wall * 2.2}L${x + wall * 1.35} ${y + height - wall * 2.2}Z" fill="#fff" fill-opacity=".16"/>`;
  return [
    {
      shape: outer,
      fill: '#e9ebe8',
      surface: pillow({ reach: wall * 1.3, depth: 0.7 }),
      material: 'plastic',
    },
    { shape: inner, fill: '#d8dad6', surface: pillow({ reach: 18, depth: 0.3 }), material: 'matt' },
    {
      shape: filling,
      fill: juice,
      surface: pillow({ reach: width * 0.16, depth: 0.5 }),
      material: 'fluid',
      details: gleam,
    },
    { under: filling.points, soft: 14, strength: 0.1, dy: wall * 0.6, within: outer },
    {
      ink: `<path d="${shine.d}" fill="#fff" fill-opacity=".55"/><path d="${inner.d}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4"/><path d="${outer.d}" fill="none" stroke="#3a3632" stroke-opacity=".28" stroke-width="4"/>`,
    },
  ];
}

/** A collar, a stem and a head with a spout to the left. */
export function pumpHead(
  cx: number,
  base: number,
  radius: number,
  fill: string,
  collar: string,
): Layer[] {
  const spout = fromPoints([
    [cx - 230, base - 330],
    [cx - 20, base - 352],
    [cx + 90, base - 350],
    [cx + 96, base - 300],
    [cx - 20, base - 292],
    [cx - 196, base - 290],
    [cx - 204, base - 250],
    [cx - 232, base - 252],
  ]);
  return [
    ...vessel({
      cx,
      base,
      profile: drum(radius, 112, 6),
      fill: collar,
      material: collar === fill ? 'plastic' : 'metal',
    }),
    ...vessel({
      cx,
      base: base - 104,
      profile: drum(34, 160, 3),
      fill: mix(fill, '#8a8580', 0.3),
      material: 'plastic',
      top: 'none',
    }),
    ...vessel({
      cx,
      base: base - 226,
      profile: drum(82, 76, 6),
      fill,
      material: 'plastic',
      top: 'none',
    }),
    slab(spout, { fill, material: 'plastic', reach: 26, depth: 0.8 }),
    {
      ink: `<path d="${fromPoints(ellipse(cx + 10, base - 350, 84, 10)).d}" fill="#fff" fill-opacity=".14"/>`,
    },
  ];
}
