/** How each fascia photographs: the tone of its wall and how near it comes. */
import type { Linear } from './linear-light.ts';

export type Setting = {
  /** What the wall does to white light; the article's own colour is not touched. */
  readonly wall: Linear;
  /** 1 shows the whole picture, 1.1 its middle. */
  readonly closer: number;
};

export const settings = {
  aldermoor: { wall: [1, 1, 1], closer: 1 },
  fernhollow: { wall: [1.02, 1.005, 0.965], closer: 1.04 },
  nightjar: { wall: [0.9, 0.925, 0.96], closer: 1.08 },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;
