/**
 * Contacts that are responsible for the safety of a product, required in offers in the European
 * Union (Regulation (EU) 2023/988, article 19).
 */
import type { Localised } from './catalogue-records.ts';

export type SafetyContact = {
  readonly name: string;
  /** Postal address in one line. */
  readonly address: string;
  /** Email address, or address of a page with a contact form. */
  readonly email: string;
};

export type ProductSafety = {
  readonly manufacturer?: SafetyContact;
  /** Responsible person in the European Union, if the manufacturer is outside it. */
  readonly responsible?: SafetyContact;
  readonly warnings?: Localised;
};

export const SAFETY_CONTACTS = ['manufacturer', 'responsible'] as const;
