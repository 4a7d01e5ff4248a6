/** Tests of the section of questions of a product page. */
import { expect, test, vi } from 'vitest';
import { createMemoryQuestions } from '#features/questions/memory/memory-questions.fixtures.ts';
import { sectionHtmlKey } from '#hydration/section-html.ts';
import { purgedTags } from '#request/cache-tags.ts';
import { createValueCache } from '#server/pages/value-cache.server.ts';
import { createTestShop, routeArgs } from '#test/create-test-shop.ts';
import { loadQuestionsSection } from './load-questions-section.server.tsx';

const product = { productKey: 'coat', slug: 'wool-coat', name: 'Wool Coat' };
const question = (sourceKey: string, body: string) => ({
  ...{ sourceKey, body, product: 'coat', language: 'en', answers: [] },
  submittedAt: '2026-10-01T10:00:00.000Z',
});

test('the section is loaded once until a question of the product is published', async () => {
  const questions = createMemoryQuestions([question('Q1', 'Is it warm?')]);
  const listQuestions = vi.spyOn(questions, 'listQuestions');
  const cache = createValueCache();
  const load = async () => {
    const shop = createTestShop({ cached: cache.forRequest(), ports: { questions } });
    const args = routeArgs(shop, new Request('http://shop.example/product/wool-coat'));
    await loadQuestionsSection(shop, args, product);
    return [...(args.context.get(sectionHtmlKey)?.values() ?? [])].join('');
  };
  expect(await load()).toContain('Is it warm?');
  const calls = listQuestions.mock.calls.length;
  expect(await load()).toContain('Is it warm?');
  expect(listQuestions).toHaveBeenCalledTimes(calls);

  questions.save([question('Q2', 'Is it long?')]);
  cache.purge(purgedTags.reviews('coat'));
  expect(await load()).toContain('Is it long?');
});
