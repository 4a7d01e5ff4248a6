/** Materials: their response to light, and the fine grain that close-ups show. */
import type { TextureName } from './textures.ts';

export type Material = {
  /** Reflectance at a right angle; edges reflect more. */
  readonly mirror: number;
  /** 0 is polished, 1 is matt. */
  readonly roughness: number;
  /** Metals reflect in their own colour and have no diffuse part. */
  readonly metal?: boolean;
  /** Transparent, except towards its edges. */
  readonly glass?: boolean;
  /** Light caught by the nap of a fabric, towards the edges. */
  readonly nap?: number;
  /** Subsurface scattering, which lifts shadows: wax, petals, porcelain. */
  readonly glow?: number;
  readonly texture?: TextureName;
};

export const materials = {
  jersey: { mirror: 0, roughness: 1, nap: 0.1, texture: 'jersey' },
  fleece: { mirror: 0, roughness: 1, nap: 0.16, texture: 'jersey' },
  knit: { mirror: 0, roughness: 1, nap: 0.18, texture: 'knit' },
  rib: { mirror: 0, roughness: 1, nap: 0.12, texture: 'rib' },
  woven: { mirror: 0.02, roughness: 1, nap: 0.06, texture: 'weave' },
  twill: { mirror: 0.01, roughness: 1, nap: 0.05, texture: 'twill' },
  linen: { mirror: 0, roughness: 1, nap: 0.08, texture: 'linen' },
  terry: { mirror: 0, roughness: 1, nap: 0.2, texture: 'terry' },
  satin: { mirror: 0.12, roughness: 0.85, nap: 0.05 },
  leather: { mirror: 0.07, roughness: 0.5, texture: 'leather' },
  ceramic: { mirror: 0.07, roughness: 0.22, glow: 0.1 },
  stoneware: { mirror: 0.03, roughness: 0.7, glow: 0.06, texture: 'stone' },
  plastic: { mirror: 0.09, roughness: 0.14 },
  matt: { mirror: 0.03, roughness: 0.6 },
  metal: { mirror: 0.95, roughness: 0.14, metal: true },
  brushed: { mirror: 0.9, roughness: 0.5, metal: true },
  glass: { mirror: 0.1, roughness: 0.05, glass: true },
  fluid: { mirror: 0.02, roughness: 0.5, glow: 0.35 },
  wax: { mirror: 0.03, roughness: 0.6, glow: 0.3 },
  paper: { mirror: 0, roughness: 1, glow: 0.1 },
  lacquer: { mirror: 0.1, roughness: 0.08 },
  wood: { mirror: 0.04, roughness: 0.5, texture: 'wood' },
  lipstick: { mirror: 0.06, roughness: 0.3, glow: 0.1 },
} as const satisfies Record<string, Material>;

export type MaterialName = keyof typeof materials;
