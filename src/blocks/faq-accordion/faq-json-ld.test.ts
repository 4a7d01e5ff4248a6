/** Tests of the structured data of a FAQ. */
import { expect, test } from 'vitest';
import { listRichResultErrors } from '#test/journeys/support/json-ld/rich-result-errors.ts';
import { serialiseFaqJsonLd } from './faq-json-ld.ts';

test('every question has its answer, and none can end the script element', async () => {
  const written = serialiseFaqJsonLd([{ question: '</script><b>?', answer: 'Yes & no' }]);
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: '</script><b>?',
        acceptedAnswer: { '@type': 'Answer', text: 'Yes & no' },
      },
    ],
  });
  expect(await listRichResultErrors([JSON.parse(written)])).toEqual([]);
});

test('an answer is plain text, without the markup of its editor', () => {
  const written = serialiseFaqJsonLd([
    { question: 'How long?', answer: '**28 days**, see [returns](/pages/informational/returns).' },
  ]);
  expect(JSON.parse(written)).toMatchObject({
    mainEntity: [{ acceptedAnswer: { text: '28 days, see returns.' } }],
  });
});
