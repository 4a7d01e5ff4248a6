/** Tests of social proof: codes, steps of the box, emphasis, texts of claims, and the policy. */
import { describe, expect, test } from 'vitest';
import '#i18n/message-catalogues.tsx';
import type { Log } from '#kit/log.ts';
import { silentLog } from '#kit/log.ts';
import { createTestShop, routeArgs } from '#test/create-test-shop.ts';
import { expectElement } from '#test/expect-defined.ts';
import { loadSocialProof } from './load-social-proof.server.ts';
import { createMemorySocialProof } from './memory-social-proof.fixtures.ts';
import { splitEmphasis } from './parts/emphasis.ts';
import { parseProof } from './parts/parse-proof.ts';
import { loader } from './social-proof.route.ts';
import {
  nextProofStep,
  PROOF_ICONS,
  PROOF_MS,
  PROOF_RULES,
  type ProofStep,
} from './social-proof.ts';
import { composeProofPolicy } from './social-proof-policy.server.ts';

const LOCALES = ['en-GB', 'fr-FR', 'de-DE', 'ar'];

test('PROOF-1: each of the twenty codes has an icon', () => {
  const codes =
    'SLVP SLVB SLVA QPH QP ATB ATW LPSP LPMS LPMP CAP RAP SBS LSQ CBS RVPC RV5S LVVW LVATB BNR';
  expect(Object.keys(PROOF_ICONS)).toEqual(codes.split(' '));
});

test('PROOF-1: first after 2 s, each 5 s, 300 ms to fade, and again from the first', () => {
  const steps: string[] = [];
  let step: ProofStep = { phase: 'waiting', index: 0 };
  for (let turn = 0; turn < 6; turn++) {
    steps.push(`${step.phase} ${step.index} ${PROOF_MS[step.phase]}`);
    step = nextProofStep(step, 2, false);
  }
  expect(steps).toEqual([
    'waiting 0 2000',
    ...['shown 0 5000', 'fading 0 300', 'shown 1 5000', 'fading 1 300', 'shown 0 5000'],
  ]);
});

test('PROOF-1: a single message stays, and so does the first with reduced motion', () => {
  const shown: ProofStep = { phase: 'shown', index: 0 };
  expect(nextProofStep(shown, 1, false)).toBe(shown);
  expect(nextProofStep(shown, 3, true)).toBe(shown);
});

test('PROOF-1: strong is emphasis, everything else is text', () => {
  expect(splitEmphasis('In <strong>9</strong> bags <em>now</em>, <strong>today</strong>')).toEqual([
    { text: 'In ', isStrong: false },
    { text: '9', isStrong: true },
    { text: ' bags <em>now</em>, ', isStrong: false },
    { text: 'today', isStrong: true },
  ]);
  expect(splitEmphasis('<strong>unclosed')).toEqual([
    { text: '<strong>unclosed', isStrong: false },
  ]);
});

test.each([
  [null],
  [[]],
  [{ productIds: 'COAT-1', messages: [{ code: 'QP', message: 'a' }] }],
  [{ productIds: ['MUG-1'], messages: [{ code: 'QP', message: 'a' }] }],
  [{ productIds: ['COAT-1'], messages: [null, { code: 'XX', message: 'a' }, { code: 'QP' }] }],
])('PROOF-1: an invalid response has no messages: %j', (entry) => {
  expect(parseProof(entry, 'COAT-1')).toEqual([]);
});

describe('messages of a product', () => {
  const now = new Date('2026-11-25T12:40:00Z');
  const hour = '2026-11-25T11:00:00.000Z';
  const shopIn = async (tag: string) => {
    const socialProof = createMemorySocialProof(['COAT-1']);
    const kinds = PROOF_RULES.map(({ kind }) => kind);
    await socialProof.addCounts(
      kinds.map((kind) => ({ fascia: 'aldermoor', productKey: 'COAT-1', kind, hour, count: 1200 })),
    );
    return createTestShop({ locale: { tag }, now, ports: { socialProof } });
  };

  test('PROOF-1: state the count and its period, with the count in strong', async () => {
    expect(await loadSocialProof(await shopIn('en-GB'), 'COAT-1')).toEqual({
      productIds: ['COAT-1'],
      messages: [
        { code: 'QP', message: 'Bought <strong>1,200 times</strong> in the last 7 days' },
        {
          code: 'ATB',
          message: 'Added to basket <strong>1,200 times</strong> in the last 24 hours',
        },
        {
          code: 'ATW',
          message: 'Added to wishlist <strong>1,200 times</strong> in the last 7 days',
        },
        { code: 'LVVW', message: 'Viewed <strong>1,200 times</strong> in the last 24 hours' },
      ],
    });
  });

  test.each(LOCALES)(
    'PROOF-1: are translated into %s, each with a count and a period',
    async (tag) => {
      const { messages } = await loadSocialProof(await shopIn(tag), 'COAT-1');
      expect(messages).toHaveLength(PROOF_RULES.length);
      for (const { message } of messages) {
        expect(message).toMatch(/<strong>\S.*<\/strong>/);
        expect(message).toMatch(/24|7|٢٤|٧/);
        expect(message).not.toMatch(/socialProof|[{}#]/);
      }
    },
  );

  test('PROOF-1: a service that fails is logged, and nothing is shown', async () => {
    const warned: string[] = [];
    const log: Log = { ...silentLog, warn: (_fields, text) => void warned.push(String(text)) };
    const list = () => Promise.reject(new Error('The social proof service answered 500.'));
    const shop = createTestShop({ log, ports: { socialProof: { list } } });
    expect((await loadSocialProof(shop, 'COAT-1')).messages).toEqual([]);
    expect(warned).toEqual(['Social proof could not be loaded.']);
  });

  test.each(['', '?productKey=', '?productKey=a%20b', `?productKey=${'a'.repeat(101)}`])(
    'an invalid product key in %j is 400 with its field',
    async (query) => {
      const request = new Request(`http://shop.example/_api/social-proof${query}`);
      const response = expectElement(await loader(routeArgs(createTestShop(), request)), Response);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: { field: 'productKey' } });
    },
  );
});

describe('the policy', () => {
  const composePolicy = (tag: string, countsHere = true) =>
    composeProofPolicy(createTestShop({ locale: { tag }, ports: { socialProof: { countsHere } } }));
  const listTexts = (policy: ReturnType<typeof composePolicy>) =>
    policy.sections.flatMap(({ title, paragraphs, list = [] }) => [title, ...paragraphs, ...list]);

  test('PROOF-1: states the period and minimum count of each rule', () => {
    const { list } = composePolicy('en-GB').sections[0] ?? {};
    expect(list).toEqual([
      'Purchases in the last 7 days: shown from 5.',
      'Additions to a basket in the last 24 hours: shown from 5.',
      'Additions to a wishlist in the last 7 days: shown from 5.',
      'Views of the product page in the last 24 hours: shown from 20.',
    ]);
  });

  test.each(LOCALES)('PROOF-1: has all its texts in %s', (tag) => {
    for (const policy of [composePolicy(tag), composePolicy(tag, false)]) {
      const words = [policy.title, policy.description, policy.introduction, ...listTexts(policy)];
      expect(words.filter((text) => /socialProof|[{}#]|^$/.test(text))).toEqual([]);
    }
  });

  test('names the service as the source of its figures, instead of the shop’s own rules', () => {
    expect(listTexts(composePolicy('en-GB', false)).join(' ')).not.toMatch(/shown once/);
  });
});
