/** Layout of a legal page: introduction, then sections of paragraphs, lists and tables. */
import type { ContentPage } from '#features/content/content.ts';
import type { FasciaCode } from '../../catalogue/brands.ts';
import { block } from '../create-block.ts';
import { tableOf } from '../help/help-page.ts';

type Table = {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** A paragraph, a list or a table. */
type Part = string | readonly string[] | Table;

export type LegalSection = readonly [heading: string, ...parts: readonly Part[]];

/** Texts name the shop as `{shop}` and its email address as `{email}`. */
export type LegalText = {
  readonly title: string;
  readonly description: string;
  readonly introduction: string;
  readonly sections: readonly LegalSection[];
};

export type LegalTexts = Readonly<Record<string, LegalText>>;

export type LegalName = 'accessibility' | 'privacy' | 'terms' | 'imprint';

const names: Readonly<Record<FasciaCode, string>> = {
  aldermoor: 'Aldermoor',
  nightjar: 'Nightjar',
  fernhollow: 'Fernhollow',
};

export function composeLegalPage(
  name: LegalName,
  fascia: FasciaCode,
  { title, description, introduction, sections }: LegalText,
): ContentPage {
  const fill = (text: string) => fillIn(text, fascia);
  return {
    path: `pages/informational/${name}`,
    title,
    description: fill(description),
    sections: [
      block('header', { title, subtitle: fill(introduction) }),
      block('html', { html: fill(sections.map(renderSection).join('')) }),
    ],
  };
}

function fillIn(text: string, fascia: FasciaCode): string {
  return text.replaceAll('{shop}', names[fascia]).replaceAll('{email}', `help@${fascia}.example`);
}

function renderSection([heading, ...parts]: LegalSection): string {
  return `<h2>${heading}</h2>${parts.map(renderPart).join('')}`;
}

function renderPart(part: Part): string {
  if (typeof part === 'string') return `<p>${part}</p>`;
  if ('heads' in part) return tableOf(part.heads, part.rows);
  return `<ul>${part.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}
