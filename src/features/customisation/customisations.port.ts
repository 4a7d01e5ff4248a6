/** What we ask of whoever keeps the customisation groups. */
import type { CustomisationGroup, CustomisationGroupRecord } from './customisation.ts';

export interface Customisations {
  /** In the language, with en-GB where it has no words; null when there is no such group. */
  findGroup(locale: string, name: string): Promise<CustomisationGroup | null>;
  /** Replaces the group as a whole. @throws Problem 400 naming the field whose pattern or length cannot be kept. */
  saveGroup(group: CustomisationGroupRecord): Promise<void>;
}

declare module '#request/shop.ts' {
  interface Ports {
    customisations: Customisations;
  }
}
