/** Tests of the policy page: the code's own numbers, and each reason why a review is refused. */
import { expect, test } from 'vitest';
import '#i18n/message-catalogues.tsx';
import { createTestShop } from '#test/create-test-shop.ts';
import { MODERATION_REASONS } from './moderation-reasons.ts';
import { composeReviewPolicy } from './review-policy.server.ts';

const composePolicy = (tag: string) => composeReviewPolicy(createTestShop({ locale: { tag } }));

test('the policy states the numbers that lists and summaries use', () => {
  const words = composePolicy('en-GB').sections.flatMap(({ paragraphs }) => paragraphs);
  expect(words.join('\n')).toMatch(/first, 5 at a time/);
  expect(words.join('\n')).toMatch(/counts of all answers on the fit .* fits only from 5 answers/);
  expect(words.join('\n')).toMatch(
    /From 30 reviews of a product, a program selects 3 to 5 sentences/,
  );
  expect(words.join('\n')).toMatch(/they make up 10% of the reviews/);
});

test.each(['en-GB', 'fr-FR', 'de-DE', 'ar'])('every reason has a text in %s', (tag) => {
  const { sections } = composePolicy(tag);
  const reasons = sections.flatMap(({ list = [] }) => list);
  expect(new Set(reasons).size).toBe(MODERATION_REASONS.length);
  const all = [
    reasons,
    sections.map(({ title }) => title),
    sections.map((section) => section.paragraphs),
  ];
  expect(all.flat(2).filter((words) => /reviewPolicy|[{}#]|^$/.test(words))).toEqual([]);
});

test('a low rating is no reason to refuse a review', () => {
  expect(
    MODERATION_REASONS.filter((reason) => /negative|rating|stars|critical/.test(reason)),
  ).toEqual([]);
});

test('if a service provides the reviews, the policy states that it collects and checks them', () => {
  const shop = createTestShop({ ports: { reviews: { service: 'Acme Reviews' } } });
  const words = composeReviewPolicy(shop)
    .sections.flatMap(({ paragraphs }) => paragraphs)
    .join('\n');
  expect(words).toMatch(/Acme Reviews, which works for many shops, collects, checks and publishes/);
  expect(words).not.toMatch(/We write none|a program picks|published like one with five|by us/);
});
