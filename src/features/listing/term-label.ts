/** How a facet's value is worded: colour families and departments have words, categories the catalogue's, everything else is its own name. */
import type { FacetKey } from '#features/search/listing.ts';
import type { MessageId, Text } from '#kit/text.tsx';
import { messages } from './listing.messages.ts';
import type { Place } from './listing-result.ts';

const prefixes: Partial<Record<FacetKey, string>> = { colour: 'colour', department: 'department' };

export type TermLabel = (key: FacetKey, value: string) => string;

export function createTermLabel(text: Text, places: readonly Place[]): TermLabel {
  return (key, value) => {
    if (key === 'discount') return text('listing.atLeastPercent', { percent: value });
    if (key === 'category') return places.find(({ slug }) => slug === value)?.name ?? value;
    const id = `${prefixes[key]}.${value}`;
    return id in messages ? text(id as MessageId) : value;
  };
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
