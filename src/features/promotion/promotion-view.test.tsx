/** @vitest-environment happy-dom */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { someProduct, someVariant } from '#features/selection/selection.fixtures.ts';
import { MessageKeysProvider } from '#i18n/text.fixtures.tsx';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { createTestShop } from '#test/create-test-shop.ts';
import { Badges } from './badges.tsx';
import { OfferMessages, type OfferMessagesProps } from './offer-messages.tsx';
import { PriceBadge } from './price-badge.tsx';
import type { BadgeRule, InstalmentRule, PromotionRules } from './promotion.ts';
import { describeCardBadges, describePromotions, pickCardPromotions } from './promotion-view.ts';

afterEach(cleanup);

const rule = (id: string, over: Partial<BadgeRule> = {}): BadgeRule => ({
  id,
  placement: 'image',
  priority: 1,
  text1: { 'en-GB': id, 'fr-FR': `${id} (fr)` },
  ...over,
});
const threely: InstalmentRule = {
  provider: 'Threely',
  currency: 'GBP',
  minPrice: 1000,
  maxPrice: 5000,
  label: { 'en-GB': '{count} times {amount}' },
  labelNoPrice: { 'en-GB': 'In parts' },
  numberOfPayments: 3,
  paymentLogo: 'data:,x',
  providerLink: '/threely',
};
const offer = { code: 'TENTH', percentOff: 10 };
const rules: PromotionRules = {
  badges: [
    rule('a'),
    rule('b'),
    rule('c'),
    rule('code', { placement: 'price', text1: { 'en-GB': '{price} with code {code}' }, offer }),
  ],
  classification: { excluded: [], departments: ['womens'] },
  instalments: [threely],
  subscriptionIn: ['beauty'],
};

function shopWith(promotions: PromotionRules | undefined, tag = 'en-GB') {
  return createTestShop({ fascia: { ...(promotions && { promotions }) }, locale: { tag } });
}
const textsOf = (badges: readonly { text: string }[]) => badges.map(({ text }) => text);
const classified = someProduct({ classification: 'Premium' });

describe('CARD-3: on pictures there are', () => {
  test('two badges at most on a product page, in the language of the page', () => {
    expect(textsOf(describePromotions(classified, shopWith(rules)).badges)).toEqual(['a', 'b']);
    expect(textsOf(describePromotions(classified, shopWith(rules, 'fr-FR')).badges)).toEqual([
      'a (fr)',
      'b (fr)',
    ]);
  });
  test('one promo badge where the fascia is flagged, and the classification', () => {
    expect(
      textsOf(
        describePromotions(classified, shopWith({ ...rules, hasOnePromoBadge: true })).badges,
      ),
    ).toEqual(['a', 'Premium']);
  });
  test('one promo badge on a card, and the classification', () => {
    expect(textsOf(describeCardBadges(classified, pickCardPromotions(shopWith(rules))))).toEqual([
      'a',
      'Premium',
    ]);
  });
  test('none where the fascia promotes nothing', () => {
    expect(describePromotions(classified, shopWith(undefined))).toEqual({
      badges: [],
      instalments: [],
    });
  });
});

test('a badge takes plain colours only', () => {
  const [plain, evil] = describePromotions(
    someProduct(),
    shopWith({
      ...rules,
      badges: [
        rule('a', { backgroundColor: '#1f4d3a' }),
        rule('b', { backgroundColor: 'url(//x)' }),
      ],
    }),
  ).badges;
  expect(plain?.colours).toEqual(['#1f4d3a', null, null]);
  expect(evil?.colours).toBeUndefined();
  render(<Badges badges={plain ? [plain] : []} />);
  expect(screen.getByText('a').style.backgroundColor).toBeTruthy();
});

test('a badge has the background, the text and the border that were chosen for it', () => {
  const selected = { backgroundColor: '#1f4d3a', textColor: '#ffffff', borderColor: '#000000' };
  const { badges } = describePromotions(
    someProduct(),
    shopWith({ ...rules, badges: [rule('a', selected)] }),
  );
  render(<Badges badges={badges} />);
  const { backgroundColor, color, borderColor } = screen.getByText('a').style;
  expect([backgroundColor, color, borderColor]).toEqual(Object.values(selected));
});

test('a badge has an icon of this host or as a data URL', () => {
  const icons = [
    "data:image/svg+xml,%3Csvg viewBox='0 0 1 1'/%3E",
    '/media/leaf.svg',
    '//elsewhere/leaf.svg',
    '/a");color:red',
    'https://elsewhere/a',
  ];
  const taken = icons.map(
    (icon) =>
      describePromotions(someProduct(), shopWith({ ...rules, badges: [rule('a', { icon })] }))
        .badges[0],
  );
  expect(taken.map((badge) => badge?.icon)).toEqual([
    icons[0],
    icons[1],
    undefined,
    undefined,
    undefined,
  ]);
  render(<Badges badges={taken[0] ? [taken[0]] : []} />);
  expect(screen.getByText('a').style.getPropertyValue('--badge-icon')).toBe(`url("${icons[0]}")`);
});

test('a price badge shows the price that it leads to, or the lowest where prices differ', () => {
  const textFrom = { 'en-GB': 'From {price} with code' };
  const badges = [
    rule('code', {
      placement: 'price',
      text1: { 'en-GB': '{price} with code {code}' },
      textFrom,
      offer,
    }),
  ];
  const { priceBadge } = describePromotions(someProduct(), shopWith({ ...rules, badges }));
  const showBetween = (price: number, maxPrice: number) =>
    render(
      <ShopProvider value={testShop}>
        {priceBadge && <PriceBadge badge={priceBadge} {...{ price, maxPrice }} />}
      </ShopProvider>,
    );
  showBetween(2000, 2000);
  expect(screen.getByText('£18.00 with code TENTH')).toBeTruthy();
  showBetween(2000, 3000);
  expect(screen.getByText('From £18.00 with code')).toBeTruthy();
});

test('a price badge has its icon and its colours too', () => {
  const icon = '/media/leaf.svg';
  const badges = [
    rule('code', { placement: 'price', icon, backgroundColor: '#1f4d3a', textColor: '#ffffff' }),
  ];
  const { priceBadge } = describePromotions(someProduct(), shopWith({ ...rules, badges }));
  render(
    <ShopProvider value={testShop}>
      {priceBadge && <PriceBadge badge={priceBadge} price={2000} maxPrice={2000} />}
    </ShopProvider>,
  );
  const { style } = screen.getByText('code');
  expect([style.getPropertyValue('--badge-icon'), style.backgroundColor, style.color]).toEqual([
    `url("${icon}")`,
    '#1f4d3a',
    '#ffffff',
  ]);
});

function show(over: Partial<OfferMessagesProps>) {
  const promotion = describePromotions(someProduct(), shopWith(rules));
  return render(
    <ShopProvider value={testShop}>
      <OfferMessages promotion={promotion} price={3000} hasFixedPrice {...over} />
    </ShopProvider>,
    { wrapper: MessageKeysProvider },
  );
}

describe('PROMO-1: an instalment banner', () => {
  test('is not there where everything is sold out', () => {
    const bannersOf = (stock: number) =>
      describePromotions(
        someProduct({ variants: [someVariant('moss', 'S', 0), someVariant('moss', 'M', stock)] }),
        shopWith(rules),
      ).instalments;
    expect(bannersOf(1)).toHaveLength(1);
    expect(bannersOf(0)).toEqual([]);
  });
  test('shows the instalments of a settled price', () => {
    show({});
    expect(screen.getByText(/3 times £10\b(?!\.)/)).toBeTruthy();
    expect(screen.queryByText(/promotion\.payToday/)).toBeNull();
    expect(screen.getByRole('img', { name: 'Threely' })).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/threely');
  });
  test('names no amount while the price is open', () => {
    show({ hasFixedPrice: false });
    expect(screen.getByText(/In parts/)).toBeTruthy();
  });
  test('adds up: what is left over comes with the last payment', () => {
    show({ price: 3000 });
    expect(screen.queryByText(/promotion\.lastPayment/)).toBeNull();
    cleanup();
    show({ price: 3001 });
    expect(screen.getByText(/promotion\.lastPayment\(£10\.01\)/)).toBeTruthy();
  });
  test('is not there outside its prices', () => {
    expect(show({ price: 5001 }).container.textContent).toBe('');
  });
  test('shows that nothing is paid today, for the provider of whom it is true', () => {
    show({
      promotion: describePromotions(
        someProduct(),
        shopWith({ ...rules, instalments: [{ ...threely, isNothingDueToday: true }] }),
      ),
    });
    expect(screen.getByText('promotion.payToday(£0)')).toBeTruthy();
  });
  test('is rendered for each provider, with the text of that one alone', () => {
    const instalments = [threely, { ...threely, provider: 'Laterly', isNothingDueToday: true }];
    show({ promotion: describePromotions(someProduct(), shopWith({ ...rules, instalments })) });
    expect(screen.getAllByRole('img').map((logo) => logo.getAttribute('alt'))).toEqual([
      'Threely',
      'Laterly',
    ]);
    expect(screen.getAllByText(/promotion\.payToday/)).toHaveLength(1);
    expect(
      screen
        .getByText(/promotion\.payToday/)
        .closest('li')
        ?.querySelector('img')?.alt,
    ).toBe('Laterly');
  });
  test('is not there in another currency, nor where a field of it is missing', () => {
    const { labelNoPrice: _, ...part } = threely;
    for (const rule of [part, { ...threely, currency: 'EUR' as const }])
      expect(
        describePromotions(someProduct(), shopWith({ ...rules, instalments: [rule] })).instalments,
      ).toEqual([]);
  });
});

describe('PDP-9: beside the price are', () => {
  test('a subscription’s lowest price while the price is open', () => {
    show({
      promotion: describePromotions(someProduct({ department: 'beauty' }), shopWith(rules)),
      hasFixedPrice: false,
    });
    expect(screen.getByText('promotion.subscribeFrom(£28.50)')).toBeTruthy();
  });
  test.each([
    ['a subscription at 95 percent', { department: 'beauty' }, 'promotion.subscribe(£28.50)'],
    ['samples', { id: 'YDD00467' }, 'promotion.samples'],
    ['that it is preloved', { categorySlugs: ['womens-preloved'] }, 'promotion.preloved'],
    [
      'a gift and what it is',
      { gift: { sku: 'G', description: 'A candle' } },
      'promotion.giftpdp.colon A candle',
    ],
  ])('%s', (_, product, id) => {
    show({
      promotion: describePromotions(someProduct(product), shopWith({ ...rules, instalments: [] })),
    });
    expect(screen.getByRole('listitem').textContent).toContain(id);
  });
});
