/** Placeholders in an incomplete page: `[[opening hours]]` in any of its texts. */
import type { ContentPage } from '../content.ts';

type Placeholder = {
  /** Path of the field, such as `sections.0.paragraphs.1`. */
  readonly path: string;
  readonly placeholder: string;
};

const PLACEHOLDER = /\[\[[^[\]]+\]\]/g;

/** Lists all placeholders in the order of the page. */
export function listPlaceholders(page: ContentPage): readonly Placeholder[] {
  return listIn(page, '');
}

function listIn(value: unknown, path: string): Placeholder[] {
  if (typeof value === 'string')
    return [...value.matchAll(PLACEHOLDER)].map(([placeholder]) => ({ path, placeholder }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    listIn(inner, path === '' ? key : `${path}.${key}`),
  );
}
