/** Port: customisation groups. */
import type { CustomisationGroup, CustomisationGroupRecord } from './customisation.ts';

/**
 * ```ts
 * const group = await customisations.findGroup('fr-FR', 'engraving');
 * ```
 */
export interface Customisations {
  /** Group with texts in `locale`, with en-GB for missing ones; null for an unknown group. */
  findGroup(locale: string, name: string): Promise<CustomisationGroup | null>;
  /**
   * Creates or replaces a whole group.
   * @throws Problem 400 with the field whose pattern or length is not allowed.
   */
  saveGroup(group: CustomisationGroupRecord): Promise<void>;
}

declare module '#request/shop.ts' {
  interface Ports {
    customisations: Customisations;
  }
}
