/** Templates for the first files of a new folder, as small as possible. */
import { LAYOUT_VARIANTS } from '#kit/define-fascia.ts';

/** File texts by path inside the new folder. */
export type Files = Readonly<Record<string, string>>;

/** `gift-wrap` to `GiftWrap`. */
export function toPascal(name: string): string {
  return name.replaceAll(/(^|-)([a-z\d])/g, (_all, _dash, letter: string) => letter.toUpperCase());
}

/** `gift-wrap` to `giftWrap`. */
export function toCamel(name: string): string {
  const pascal = toPascal(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

/** `gift-wrap` to `Gift wrap`. */
export function toWords(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function writeBlock(name: string): Files {
  return {
    [`${name}.content.ts`]: `/** ${toWords(name)}: one line of text. */
import { object } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { textField } from '../shared/content-fields.ts';

export const content = defineBlockContent('${name}', object({ text: textField }));
`,
    [`${name}.block.server.tsx`]: `/** ${toWords(name)}: one line of text. */
import { defineBlock } from '../render/define-block.server.ts';
import { content } from './${name}.content.ts';

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content: { text } }) => <p>{text}</p>,
});
`,
    [`${name}.test.tsx`]: `/** Tests of ${toWords(name).toLowerCase()}. */
import { expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';

test('renders one paragraph', () => {
  expect(renderBlock('${name}', { text: 'New in this week' }).texts('p')).toEqual([
    'New in this week',
  ]);
});

test('a text that is not a string is refused with its field', () => {
  expect(contentErrorOf('${name}', { text: 7 })).toMatch(/^text: /);
});
`,
    [`${name}.fixtures.ts`]: `/** Named examples of ${toWords(name).toLowerCase()}. */
export const fixtures = {
  plain: { text: 'New in this week' },
};
`,
  };
}

/** `order` is the fascia's number, from 1; consecutive fascias differ in colour. */
export function writeFascia(name: string, order: number): Files {
  const { accent, surface } = COLOURS[order % COLOURS.length] ?? COLOURS[0];
  return {
    'fascia.ts': `/** ${toWords(name)}. */
import { defineFascia } from '#kit/define-fascia.ts';

export const fascia = defineFascia({
  code: '${name}',
  name: '${toWords(name)}',
  order: ${order},
  hosts: ['${name}.localhost'],
  locales: [{ tag: 'en-GB', currency: 'GBP' }],
${writeLayout()}  lowStockQuantity: 5,
  reserveMinutes: 30,
  freeDeliveryFrom: { GBP: 5000 },
  hideIfOneSize: true,
  hideSingleColourIn: [],
  liveStock: true,
});
`,
    'tokens.css': `/* ${toWords(name)}: only what differs from src/ui/tokens.css. */
:root {
  --surface: ${surface};
  --accent: ${accent};
  --focus: ${accent};
  --announcement: ${accent};
}
`,
    'favicon.svg': writeIcon(toPascal(name).charAt(0), accent),
  };
}

/** A white letter on the accent. */
function writeIcon(letter: string, accent: string): string {
  const text = 'x="16" y="23" text-anchor="middle" font-family="Georgia,serif" font-size="20"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <path fill="${accent}" d="M0 0h32v32H0z"/>
  <text ${text} fill="#fff">${letter}</text>
</svg>
`;
}

/** Accents with their surface colours. White on an accent has a contrast of 6 or more. */
const COLOURS = [
  { accent: '#1f4e79', surface: '#eef3f8' },
  { accent: '#7a2e4a', surface: '#f8eef2' },
  { accent: '#2f5d3a', surface: '#eef5f0' },
  { accent: '#8a3d17', surface: '#faf1eb' },
  { accent: '#4a3a8a', surface: '#f1eff9' },
  { accent: '#0f5f63', surface: '#eaf4f4' },
] as const;

/** The default of each layout variant, with the others in a comment. */
function writeLayout(): string {
  const lines = Object.entries(LAYOUT_VARIANTS).map(([part, [variant, ...others]]) => {
    return `    // ${others.join(', ')}\n    ${part}: '${variant}',\n`;
  });
  return `  layout: {\n${lines.join('')}  },\n`;
}

export function writeLocale(tag: string): Files {
  const locale = new Intl.Locale(tag);
  const nativeName = new Intl.DisplayNames([tag], { type: 'language' }).of(locale.language) ?? tag;
  const english = new Intl.DisplayNames(['en-GB'], { type: 'language' }).of(tag) ?? tag;
  const name = nativeName.charAt(0).toLocaleUpperCase(tag) + nativeName.slice(1);
  return {
    'locale.ts': `/** ${english}. */
import { defineLocale } from '#kit/define-locale.ts';

export const locale = defineLocale({
  tag: '${tag}',
  language: '${locale.language}',
  direction: '${directionOf(locale)}',
  name: '${name}',
});
`,
  };
}

const RIGHT_TO_LEFT_SCRIPTS = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm'];

function directionOf(locale: Intl.Locale): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT_SCRIPTS.includes(locale.maximize().script ?? '') ? 'rtl' : 'ltr';
}

export function writeFeature(name: string): Files {
  const [pascal, camel] = [toPascal(name), toCamel(name)];
  return {
    [`${name}.ts`]: `/** Types of ${toWords(name).toLowerCase()}. */
export type ${pascal}Props = { readonly lines: readonly string[] };
`,
    [`${name}.messages.ts`]: `/** Messages of ${toWords(name).toLowerCase()}. */
export const messages = {
  '${camel}.heading': '${toWords(name)}',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
`,
    [`${name}.tsx`]: `/** ${toWords(name)} as a section of a page. */
import { useText } from '#i18n/text.tsx';
import type { ${pascal}Props } from './${name}.ts';

export function ${pascal}({ lines }: ${pascal}Props) {
  const text = useText();
  return (
    <section aria-labelledby="${name}">
      <h2 id="${name}">{text('${camel}.heading')}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
`,
    [`${name}.test.tsx`]: `/** @vitest-environment happy-dom */
/** Tests of the ${toWords(name).toLowerCase()} component. */
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ${pascal} } from './${name}.tsx';

test('each line is under the heading', () => {
  render(<${pascal} lines={['First', 'Second']} />);
  expect(screen.getByRole('heading')).toBeTruthy();
  expect(screen.getAllByText(/First|Second/)).toHaveLength(2);
});
`,
  };
}
