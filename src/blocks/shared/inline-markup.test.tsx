/** Tests of inline markup in blocks. */
import { toJsonSchema } from '@valibot/to-json-schema';
import { expect, test } from 'vitest';
import { testShop } from '#request/shop.fixtures.ts';
import { renderBlock } from '#test/components/render-block.tsx';
import { content as faqContent } from '../faq-accordion/faq-accordion.content.ts';
import { fixturePicture } from '../testing/fixture-pictures.ts';
import { content as textContent } from '../text/text.content.ts';

const MARKED =
  'Within **28 days**: [how *it* works](/pages/informational/returns) or [write](mailto:help@example.com).';
const picture = fixturePicture('jumper');
const holders: readonly (readonly [string, (words: string) => object])[] = [
  ['text', (words) => ({ paragraphs: [words] })],
  ['faq-accordion', (words) => ({ questions: [{ question: 'How?', answer: words }] })],
  ['blog-panel', (words) => ({ paragraphs: [words], pictures: [] })],
  ['blog-section', (words) => ({ paragraphs: [words] })],
  ['image-text', (words) => ({ title: 'x', paragraphs: [words], picture })],
];

test.each(holders)(
  '%s shows the marks of its editor, and leads on in the language of the page',
  (name, wrap) => {
    const html = renderBlock(name, wrap(MARKED), {
      shop: { ...testShop, prefix: '/fr' },
    }).html.replaceAll('<!-- -->', '');
    expect(html).toContain('<strong>28 days</strong>');
    expect(html).toMatch(
      /<a [^>]*href="\/fr\/pages\/informational\/returns"[^>]*>how <em>it<\/em> works<\/a>/,
    );
    expect(html).toMatch(/<a [^>]*href="mailto:help@example.com"[^>]*>write<\/a>/);
  },
);

test.each(holders)('%s shows plain text, and unsafe links, as they were written', (name, wrap) => {
  const words = '2 * 3 * 4 <b>bold</b> [x](javascript:ran()) [y](//evil.example)';
  const html = renderBlock(name, wrap(words))
    .html.replaceAll('<!-- -->', '')
    .replace(/<script.*?<\/script>/s, '');
  expect(html).toContain(
    '2 * 3 * 4 &lt;b&gt;bold&lt;/b&gt; [x](javascript:ran()) [y](//evil.example)',
  );
  expect(html).not.toMatch(/<strong|<em>|<a /);
});

test('schemas describe the markup to editors', () => {
  for (const { schema } of [textContent, faqContent])
    expect(
      JSON.stringify(toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' })),
    ).toContain('[label](/address)');
});
