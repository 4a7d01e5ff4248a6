/** Photographic setting of each fascia: the tone of its wall, and its crop. */
import type { Linear } from './linear-light.ts';

export type Setting = {
  /** Multiplies the light of the base picture, per channel; the dyed surface is unaffected. */
  readonly wall: Linear;
  /** Crop factor: 1 is the whole picture, 1.1 its middle, slightly enlarged. */
  readonly closer: number;
};

export const settings = {
  aldermoor: { wall: [1, 1, 1], closer: 1 },
  fernhollow: { wall: [1.02, 1.005, 0.965], closer: 1.04 },
  nightjar: { wall: [0.9, 0.925, 0.96], closer: 1.08 },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;
