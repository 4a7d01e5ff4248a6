/** What a product is made of, or smells of: the middle of its name, its fabric text and its care. */
import type { Localised } from '#features/catalogue-import/catalogue-import.ts';
import type { ColourKey } from '../palette.ts';
import type { CareKey, SustainabilityKey } from './care.ts';

export type Substance = {
  /** `linen`, `en lin`, `aus Leinen`, `من الكتان`. */
  readonly name: Localised;
  /** What the label says: `100% linen`. For beauty, the ingredients. */
  readonly composition: Localised;
  /** One sentence of the description. */
  readonly praise: Localised;
  readonly care: CareKey;
  /** Where it comes in some colours only: silver is not gold. */
  readonly colours?: readonly ColourKey[];
  readonly sustainability?: SustainabilityKey;
};
