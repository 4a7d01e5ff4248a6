/** Reads the columns about the safety of a product: `manufacturer_name` and the like. */
import {
  type ProductSafety,
  SAFETY_CONTACTS,
  type SafetyContact,
} from '#features/catalogue/product-safety.ts';
import type { RowIssue } from '../report/import-issue.ts';
import { htmlToLine, htmlToText } from './plain-text.ts';

/** Characters of a postal address. */
export const MAX_ADDRESS = 500;
const MAX_NAME = 200;
const MAX_WARNINGS = 4_000;

const PARTS = ['name', 'address', 'email'] as const;
const PREFIXES = { manufacturer: 'manufacturer', responsible: 'eu_responsible' } as const;

type SafetyColumns = { readonly safety?: ProductSafety; readonly warnings: readonly RowIssue[] };

/** A contact with a part missing is left out, with a warning. */
export function parseSafety(get: (name: string) => string): SafetyColumns {
  const warnings: RowIssue[] = [];
  const contacts = SAFETY_CONTACTS.flatMap((kind) => {
    const [name = '', address = '', email = ''] = PARTS.map((part) =>
      htmlToLine(get(`${PREFIXES[kind]}_${part}`)),
    );
    const contact: SafetyContact = {
      name: name.slice(0, MAX_NAME),
      address: address.slice(0, MAX_ADDRESS),
      email: email.slice(0, MAX_NAME),
    };
    const missing = PARTS.find((part) => contact[part] === '');
    if (missing === undefined) return [[kind, contact] as const];
    if (PARTS.some((part) => contact[part] !== '')) {
      const field = `${PREFIXES[kind]}_${missing}`;
      const reason = `${PREFIXES[kind]} left out: ${field} missing`;
      warnings.push({ field, reason, advice: 'fill it in' });
    }
    return [];
  });
  const text = htmlToText(get('safety_warnings')).slice(0, MAX_WARNINGS);
  const safety: ProductSafety = {
    ...Object.fromEntries(contacts),
    ...(text !== '' && { warnings: { 'en-GB': text } }),
  };
  return { ...(Object.keys(safety).length > 0 && { safety }), warnings };
}
