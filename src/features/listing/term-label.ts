/** How a facet's value is worded: colour families and departments have words, everything else is its own name. */
import type { FacetKey } from '#features/search/listing.ts';
import type { MessageId, Text } from '#kit/text.tsx';
import { messages } from './listing.messages.ts';

const prefixes: Partial<Record<FacetKey, string>> = { colour: 'colour', department: 'department' };

export function labelTerm(text: Text, key: FacetKey, value: string): string {
  if (key === 'discount') return text('listing.atLeastPercent', { percent: value });
  const prefix = prefixes[key];
  const id = `${prefix}.${value}`;
  return prefix !== undefined && id in messages ? text(id as MessageId) : value;
}

/** Swatches of the colour families. */
export const FAMILY_HEX: Readonly<Record<string, string>> = {
  black: '#1b1a1c',
  white: '#ffffff',
  grey: '#9a9ca0',
  neutral: '#d9ccb6',
  brown: '#7a4a30',
  red: '#b3202b',
  pink: '#e39aa8',
  orange: '#e07a45',
  yellow: '#e8b93a',
  green: '#4d7a4f',
  blue: '#33578f',
  purple: '#7c5a9c',
  metallic: '#c3a35a',
  clear: '#e3ebec',
  multi: '#b9a1b5',
};
