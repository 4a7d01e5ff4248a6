/** Port: customisation groups. */
import type { CustomisationGroup, CustomisationGroupRecord } from './customisation.ts';

/**
 * ```ts
 * const line = { apiName: 'line1', displayName: { 'en-GB': 'First line' }, maxLength: 20 };
 * await customisations.saveGroup({
 *   name: 'engraving',
 *   title: { 'en-GB': 'Engraving', 'fr-FR': 'Gravure' },
 *   description: { 'en-GB': 'Up to two lines on the back.' },
 *   fields: [{ ...line, fieldType: 'text', optional: false }],
 * });
 * const group = await customisations.findGroup('fr-FR', 'engraving'); // title: 'Gravure'
 * ```
 */
export interface Customisations {
  /**
   * Group with its texts in `locale` (`fr-FR`), and in en-GB where one has no translation; null for
   * an unknown name.
   */
  findGroup(locale: string, name: string): Promise<CustomisationGroup | null>;
  /**
   * Creates the group of this name, or replaces it as a whole. Saving the same group again changes
   * nothing.
   * @throws Problem 400 `customisation.badField` with the first wrong field in `details.field`:
   *   `fields[0].maxLength` for a length other than 1 to `MAX_FIELD_LENGTH` characters,
   *   `fields[0].validationRegex` for an invalid pattern or one that could run for ever. Nothing
   *   is stored then.
   */
  saveGroup(group: CustomisationGroupRecord): Promise<void>;
}

declare module '#request/shop.ts' {
  interface Ports {
    customisations: Customisations;
  }
}
