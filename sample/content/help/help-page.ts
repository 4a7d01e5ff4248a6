/** Layout of a help page: introduction, steps or a table, passages, questions, links. */
import type { BlockContent, ContentPage } from '#features/content/content.ts';
import { block } from '../create-block.ts';

export type Pair = readonly [title: string, words: string];

export type HelpWords = {
  readonly title: string;
  readonly description: string;
  readonly introduction: string;
  /** Instructions in their order. */
  readonly steps?: { readonly title: string; readonly list: readonly string[] };
  readonly table?: {
    readonly title: string;
    readonly heads: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
  readonly passages: readonly Pair[];
  readonly questions: readonly Pair[];
};

export type HelpName = 'delivery' | 'returns' | 'instalments' | 'faq';

/** Titles that help pages use for links to each other. */
type Around = {
  readonly title: string;
  readonly questions: string;
  readonly names: Readonly<Record<HelpName, string>>;
};

const around: Readonly<Record<string, Around>> = {
  'en-GB': {
    title: 'More help',
    questions: 'Common questions',
    names: {
      delivery: 'Delivery',
      returns: 'Returns',
      instalments: 'Pay in instalments',
      faq: 'Frequently asked questions',
    },
  },
  'fr-FR': {
    title: 'Plus d’aide',
    questions: 'Questions courantes',
    names: {
      delivery: 'Livraison',
      returns: 'Retours',
      instalments: 'Payer en plusieurs fois',
      faq: 'Questions fréquentes',
    },
  },
  'de-DE': {
    title: 'Weitere Hilfe',
    questions: 'Häufig gestellte Fragen',
    names: {
      delivery: 'Lieferung',
      returns: 'Rückgabe',
      instalments: 'In Raten zahlen',
      faq: 'Häufige Fragen',
    },
  },
  ar: {
    title: 'مزيد من المساعدة',
    questions: 'أسئلة متكررة',
    names: {
      delivery: 'التوصيل',
      returns: 'الإرجاع',
      instalments: 'الدفع على دفعات',
      faq: 'الأسئلة الشائعة',
    },
  },
};

export function composeHelpPage(name: HelpName, locale: string, words: HelpWords): ContentPage {
  const { title, description, introduction, steps, table, passages, questions } = words;
  return {
    path: `pages/informational/${name}`,
    title,
    description,
    sections: [
      block('header', { title, subtitle: introduction }),
      ...(table ? [html(`<h2>${table.title}</h2>${tableOf(table.heads, table.rows)}`)] : []),
      ...(steps
        ? [
            html(
              `<h2>${steps.title}</h2><ol>${steps.list.map((step) => `<li>${step}</li>`).join('')}</ol>`,
            ),
          ]
        : []),
      html(passages.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`).join('')),
      block('faq-accordion', {
        title: around[locale]?.questions ?? '',
        questions: questions.map(([question, answer]) => ({ question, answer })),
      }),
      listOtherPages(name, locale),
    ],
  };
}

/** Links to the other help pages. */
export function listOtherPages(name: HelpName, locale: string): BlockContent {
  const { title, names } = around[locale] ?? { title: '', names: {} };
  const others = Object.entries(names).filter(([other]) => other !== name);
  return html(
    `<h2>${title}</h2><ul>${others.map(([other, label]) => `<li><a href="/pages/informational/${other}">${label}</a></li>`).join('')}</ul>`,
  );
}

function html(written: string): BlockContent {
  return block('html', { html: written });
}

/** `heading`: index of the column whose cells are headings of their rows. */
export function tableOf(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  heading = 0,
): string {
  const head = heads.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const body = rows.map(
    (cells) =>
      `<tr>${cells.map((cell, index) => (index === heading ? `<th scope="row">${cell}</th>` : `<td>${cell}</td>`)).join('')}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}
