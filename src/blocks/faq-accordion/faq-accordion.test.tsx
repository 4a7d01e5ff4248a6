/** Tests of the FAQ accordion. */
import { expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';

test('questions have a title of the shop where their editor gave none', () => {
  const questions = [{ question: 'How long?', answer: '28 days.' }];
  const faq = renderBlock('faq-accordion', { questions });
  expect([faq.texts('h2'), faq.texts('details p')]).toEqual([['faq.title'], ['28 days.']]);
  expect(renderBlock('faq-accordion', { title: 'Gift cards', questions }).texts('h2')).toEqual([
    'Gift cards',
  ]);
  expect(JSON.parse(faq.one('script')?.textContent ?? '')['@type']).toBe('FAQPage');
});

test('a question without an answer is rejected with the path of its field', () => {
  expect(contentErrorOf('faq-accordion', { questions: [{ question: 'How?' }] })).toMatch(
    /^questions\.0\.answer: /,
  );
});
