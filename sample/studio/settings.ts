/** Photographic setting of each fascia: the tone of its ground, and its crop. */
import { type Linear, parseHex } from './linear-light.ts';

export type Setting = {
  /** Light in the middle of the ground behind a product. */
  readonly ground: Linear;
  /**
   * Multiplies the light of the base picture, per channel, if no ground is seen, as in close-ups
   * and stills. The dyed surface is unaffected.
   */
  readonly wall: Linear;
  /** A still, whose background is a room and no ground. */
  readonly isRoom?: true;
  /** Crop factor: 1 is the whole picture, 1.1 its middle, slightly enlarged. */
  readonly closer: number;
};

export const settings = {
  aldermoor: { ground: parseHex('#e3dfd8'), wall: [1, 1, 1], closer: 1 },
  fernhollow: { ground: parseHex('#ebe0d1'), wall: [1.02, 1.005, 0.965], closer: 1.04 },
  nightjar: { ground: parseHex('#d9dbdf'), wall: [0.9, 0.925, 0.96], closer: 1.08 },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;

/** In an id: the setting of the fascia that shows the picture. */
export const SHOWN_BY_SHOP = 'shop';

/** The setting of a fascia; one without its own has the first. */
export function settingOf(fascia: string): SettingName {
  return Object.hasOwn(settings, fascia) ? (fascia as SettingName) : 'aldermoor';
}
