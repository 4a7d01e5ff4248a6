/** Measurements of garments: lengths on the front and half widths, in centimetres. */
import type { Fold } from '../engine/surfaces.ts';
import type { MaterialName } from '../materials.ts';

export type Neck = {
  readonly kind: 'round' | 'v' | 'strap' | 'roll';
  /** Half the width at the shoulder. */
  readonly half: number;
  readonly front: number;
  readonly back: number;
  /** Width of the rib or binding; 0 for a clean edge. */
  readonly band: number;
};

export type Sleeve = {
  readonly length: number;
  /** Degrees away from hanging straight down. */
  readonly lean: number;
  /** Distance of the upper arm from the line of the shoulder. */
  readonly bulge: number;
  readonly cuff: number;
  /** Height of a rib at the wrist; 0 for a hem. */
  readonly rib: number;
};

export type Top = {
  readonly neck: Neck;
  /** Half width and drop of the shoulder's end. */
  readonly shoulder: number;
  readonly drop: number;
  readonly armhole: number;
  readonly chest: number;
  readonly waist: number;
  readonly waistAt: number;
  readonly hem: number;
  readonly length: number;
  readonly sleeve?: Sleeve;
  /** Height of a rib at the hem; 0 for a turned hem. */
  readonly rib: number;
  readonly material: MaterialName;
  readonly trim: MaterialName;
  readonly folds: readonly Fold[];
  /** Roundness of the body. */
  readonly round?: number;
  readonly opening?: Opening;
  readonly vStitch?: boolean;
  readonly belt?: boolean;
  readonly pockets?: boolean;
  readonly skirt?: Skirt;
};

export type Opening = { readonly buttons: number; readonly band: number; readonly collar?: number };

export type Skirt = {
  /** Height of the waist and of the hem, half widths there and at the hip. */
  readonly from: number;
  readonly to: number;
  readonly waist: number;
  readonly hip: number;
  readonly hem: number;
  readonly folds: readonly Fold[];
  /** Heights of seams across: tiers. */
  readonly tiers?: readonly number[];
  readonly waistband?: number;
  readonly side?: boolean;
};

export type Bottom = {
  readonly waist: number;
  readonly hip: number;
  readonly rise: number;
  readonly length: number;
  /**
   * Half widths of a leg at knee and hem, and the distance of its middle from the middle of the
   * body.
   */
  readonly knee: number;
  readonly hem: number;
  readonly stance: number;
  readonly waistband: number;
  readonly waistKind: 'tailored' | 'drawstring';
  readonly cuff: number;
  readonly crease: boolean;
  readonly pleats: boolean;
  readonly pockets: 'slant' | 'side' | 'none';
  readonly material: MaterialName;
  readonly folds: readonly Fold[];
};
