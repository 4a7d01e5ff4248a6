/** Tests that the sample's legal pages state what the code does, in each language. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SESSION_DAYS, SESSION_IDLE_DAYS } from '#features/accounts/accounts.ts';
import { BASKET_DAYS } from '#features/basket/basket-cookie.ts';
import { CONSENT_DAYS, listOfferedPurposes } from '#features/consent/consent.ts';
import { IFRAME_HOSTS, iframeHostOf } from '#features/content/media/iframe-hosts.ts';
import { VISITOR_COOKIE_AGE } from '#features/experiments/visitor-cookie.ts';
import { DEFAULT_RETURNS } from '#features/offer/returns.ts';
import {
  CANCEL_MINUTES,
  DRAFT_HOURS,
  listRetentions,
  ORDER_LINK_DAYS,
  PAYMENT_MINUTES,
  UNPAID_DAYS,
} from '#features/orders/order.ts';
import { WITHDRAWAL_DAYS } from '#features/orders/returns/order-return.ts';
import {
  MAX_LASTING_DAYS,
  REMINDER_OVERDUE_DAYS,
  REMINDER_SENT_DAYS,
} from '#features/replenishment/replenishment.ts';
import { VOTER_COOKIE_AGE } from '#features/reviews/review-person.server.ts';
import { NETWORK_VOTE_DAYS } from '#features/reviews/reviews.ts';
import { MAX_RECENT } from '#features/search-form/recent-searches.ts';
import { COUNT_RETENTION_HOURS } from '#features/social-proof/social-proof.ts';
import { ALERT_DAYS, SENT_DAYS, UNCONFIRMED_DAYS } from '#features/stock-alerts/stock-alert.ts';
import { SEARCH_EVENT_DAYS } from '#search-engine/personalisation/event-store.ts';
import { faqPage } from '../faq.ts';
import { listGuaranteePassages } from '../help/guarantee-passage.ts';
import { helpPages } from '../help/help-pages.ts';
import { privacy } from './privacy/privacy.ts';
import { terms } from './terms.ts';

const languages = Object.entries(privacy);

/** Rows of the tables of a text, in their order. */
const rowsOf = (locale: string) =>
  (privacy[locale]?.sections ?? []).flatMap(([, ...parts]) =>
    parts.flatMap((part) =>
      typeof part === 'object' && 'heads' in part ? part.rows.map((row) => row.join(' | ')) : [],
    ),
  );

const numbersIn = (text: string | undefined) => (text?.match(/\d+/g) ?? []).map(Number);

/** Names of all cookies, as the code declares them. */
const cookiesInCode = globSync('src/features/**/*.ts', { cwd: process.cwd() }).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/const (?:\w*COOKIE|CONSENT|TOKEN) = '([\w-]+)';/g)].map(
    ([, name]) => name ?? '',
  ),
);

describe.each(languages)('the privacy notice, %s', (locale) => {
  test('names every cookie that the shop sets', () => {
    expect(cookiesInCode).toContain('basket');
    const named = rowsOf(locale).map((row) => row.split(' | ')[0]);
    expect(cookiesInCode.filter((name) => !named.includes(name))).toEqual([]);
  });

  test.each([
    ['basket', [BASKET_DAYS]],
    ['sid', [SESSION_DAYS, SESSION_IDLE_DAYS]],
    ['visitor', [VISITOR_COOKIE_AGE / 86_400]],
    ['counted-experiments', [VISITOR_COOKIE_AGE / 86_400]],
    ['voter', [VOTER_COOKIE_AGE / 86_400]],
    ['consent', [CONSENT_DAYS]],
    ['shopper-token', [CONSENT_DAYS]],
  ])('keeps the cookie %s for %j days', (name, days) => {
    expect(numbersIn(rowsOf(locale).find((row) => row.startsWith(`${name} |`)))).toEqual(days);
  });

  test('gives the periods of the server, in the order of the table', () => {
    const [basket, draft, orders, , alerts, reminders, ...collected] = rowsOf(locale).slice(12);
    const [reviews, votes, events, counts] = collected;
    const { byCountry, others } = listRetentions();
    expect(numbersIn(basket)).toEqual([BASKET_DAYS]);
    expect(numbersIn(draft)).toEqual([DRAFT_HOURS]);
    expect(new Set(numbersIn(orders))).toEqual(
      new Set([UNPAID_DAYS, others, ...byCountry.map(([, years]) => years)]),
    );
    expect(numbersIn(alerts)).toEqual([UNCONFIRMED_DAYS, ALERT_DAYS, SENT_DAYS]);
    expect(numbersIn(reminders)).toEqual([
      ...[MAX_LASTING_DAYS, REMINDER_OVERDUE_DAYS, REMINDER_SENT_DAYS],
    ]);
    expect(numbersIn(reviews)).toEqual([7]);
    expect(numbersIn(votes)).toEqual([NETWORK_VOTE_DAYS]);
    expect(numbersIn(events)).toEqual([SEARCH_EVENT_DAYS]);
    expect(numbersIn(counts)).toEqual([COUNT_RETENTION_HOURS / 24]);
  });

  test('names the hosts whose content is shown after consent', () => {
    const text = JSON.stringify(privacy[locale]).toLowerCase().replaceAll(/[ -]/g, '');
    const hosts = IFRAME_HOSTS.map((host) => iframeHostOf(`https://${host}/`));
    const brands = hosts.map((host) => host.split('.').at(-2)?.replace('-nocookie', '') ?? '');
    expect(brands.filter((brand) => !text.includes(brand))).toEqual([]);
  });

  test('is complete in each language', () => {
    const shape = (text: (typeof privacy)[string] | undefined) =>
      text?.sections.map(([, ...parts]) => parts.map((part) => typeof part === 'string'));
    expect(shape(privacy[locale])).toEqual(shape(privacy['en-GB']));
  });
});

test('every purpose that a shopper of the sample can agree to has its paragraph', () => {
  const agreeable = privacy['en-GB']?.sections.find(([heading]) => heading.includes('agree'));
  const list = agreeable?.find((part) => Array.isArray(part));
  expect(list).toHaveLength(listOfferedPurposes(false).length);
});

test('the terms give the minutes and days of orders, and the five recent searches are five', () => {
  for (const { sections } of Object.values(terms)) {
    const text = JSON.stringify(sections);
    expect(numbersIn(text)).toEqual(
      expect.arrayContaining([CANCEL_MINUTES, PAYMENT_MINUTES, ORDER_LINK_DAYS]),
    );
  }
  expect(MAX_RECENT).toBe(5);
});

test.each(Object.keys(terms))(
  'help pages agree with the terms on days and minutes, %s',
  (locale) => {
    const pages = [...helpPages(locale), ...faqPage(locale)];
    const numbersOf = (name: string) =>
      numbersIn(JSON.stringify(pages.find(({ path }) => path.endsWith(name))?.sections));
    expect(numbersOf('/returns')).toEqual(
      expect.arrayContaining([DEFAULT_RETURNS.days, WITHDRAWAL_DAYS]),
    );
    // The text of the page itself, not the keys of its messages.
    const guarantee = listGuaranteePassages(locale).flat().join();
    expect(guarantee.length).toBeGreaterThan(150);
    expect(guarantee).not.toMatch(/guarantee\.[a-z]|[{}]|undefined/);
    expect(numbersOf('/faq')).toEqual(
      expect.arrayContaining([DEFAULT_RETURNS.days, CANCEL_MINUTES]),
    );
    expect(numbersOf('/delivery')).toEqual(expect.arrayContaining([CANCEL_MINUTES]));
    expect(numbersIn(JSON.stringify(terms[locale]?.sections))).toContain(DEFAULT_RETURNS.days);
  },
);
