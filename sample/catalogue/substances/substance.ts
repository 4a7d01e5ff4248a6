/** Type of a substance: a material or scent, used in name, fabric text and care text. */
import type { Localised } from '#features/catalogue/catalogue-records.ts';
import type { ColourKey } from '../../palette.ts';
import type { CareKey, SustainabilityKey } from '../care.ts';

export type Substance = {
  /** `linen`, `en lin`, `aus Leinen`, `من الكتان`. */
  readonly name: Localised;
  /** Text of the fabric label, such as `100% linen`; the ingredients for beauty products. */
  readonly composition: Localised;
  /** A sentence of the product description. */
  readonly praise: Localised;
  readonly care: CareKey;
  /** Limits the colours of the product, for example silver jewellery to `silver`. */
  readonly colours?: readonly ColourKey[];
  readonly sustainability?: SustainabilityKey;
};
