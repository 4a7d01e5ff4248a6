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

const rule = (id: string, overrides: Partial<BadgeRule> = {}): BadgeRule => ({
  id,
  placement: 'image',
  priority: 1,
  text1: { 'en-GB': id, 'fr-FR': `${id} (fr)` },
  ...overrides,
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
const listTexts = (badges: readonly { text: string }[]) => badges.map(({ text }) => text);
const classified = someProduct({ classification: 'Premium' });

describe('CARD-3: pictures have', () => {
  test('at most two badges on a product page, in the language of the page', () => {
    expect(listTexts(describePromotions(classified, shopWith(rules)).badges)).toEqual(['a', 'b']);
    expect(listTexts(describePromotions(classified, shopWith(rules, 'fr-FR')).badges)).toEqual([
      'a (fr)',
      'b (fr)',
    ]);
  });
  test('one promo badge if the fascia allows only one, and the classification', () => {
    expect(
      listTexts(
        describePromotions(classified, shopWith({ ...rules, hasOnePromoBadge: true })).badges,
      ),
    ).toEqual(['a', 'Premium']);
  });
  test('one promo badge on a card, and the classification', () => {
    expect(listTexts(describeCardBadges(classified, pickCardPromotions(shopWith(rules))))).toEqual([
      'a',
      'Premium',
    ]);
  });
  test('no badges if the fascia has no promotions', () => {
    expect(describePromotions(classified, shopWith(undefined))).toEqual({
      badges: [],
      instalments: [],
    });
  });
});

test('a badge accepts plain colours only', () => {
  const [plain, injection] = describePromotions(
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
  expect(injection?.colours).toBeUndefined();
  render(<Badges badges={plain ? [plain] : []} />);
  expect(screen.getByText('a').style.backgroundColor).toBeTruthy();
});

test('a badge has its configured background, text and border colours', () => {
  const colours = { backgroundColor: '#1f4d3a', textColor: '#ffffff', borderColor: '#000000' };
  const { badges } = describePromotions(
    someProduct(),
    shopWith({ ...rules, badges: [rule('a', colours)] }),
  );
  render(<Badges badges={badges} />);
  const { backgroundColor, color, borderColor } = screen.getByText('a').style;
  expect([backgroundColor, color, borderColor]).toEqual(Object.values(colours));
});

test('a badge has an icon of this host or as a data URL', () => {
  const icons = [
    "data:image/svg+xml,%3Csvg viewBox='0 0 1 1'/%3E",
    '/media/leaf.svg',
    '//elsewhere/leaf.svg',
    '/a");color:red',
    'https://elsewhere/a',
  ];
  const iconBadges = icons.map(
    (icon) =>
      describePromotions(someProduct(), shopWith({ ...rules, badges: [rule('a', { icon })] }))
        .badges[0],
  );
  expect(iconBadges.map((badge) => badge?.icon)).toEqual([
    icons[0],
    icons[1],
    undefined,
    undefined,
    undefined,
  ]);
  render(<Badges badges={iconBadges[0] ? [iconBadges[0]] : []} />);
  expect(screen.getByText('a').style.getPropertyValue('--badge-icon')).toBe(`url("${icons[0]}")`);
});

test('a price badge shows the discounted price, or the lowest if prices differ', () => {
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
  const renderPriceBadge = (price: number, maxPrice: number) =>
    render(
      <ShopProvider value={testShop}>
        {priceBadge && <PriceBadge badge={priceBadge} {...{ price, maxPrice }} />}
      </ShopProvider>,
    );
  renderPriceBadge(2000, 2000);
  expect(screen.getByText('£18.00 with code TENTH')).toBeTruthy();
  renderPriceBadge(2000, 3000);
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

function renderMessages(overrides: Partial<OfferMessagesProps>) {
  const promotion = describePromotions(someProduct(), shopWith(rules));
  return render(
    <ShopProvider value={testShop}>
      <OfferMessages promotion={promotion} price={3000} hasFixedPrice {...overrides} />
    </ShopProvider>,
    { wrapper: MessageKeysProvider },
  );
}

describe('PROMO-1: an instalment banner', () => {
  test('is not shown if everything is sold out', () => {
    const listBanners = (stock: number) =>
      describePromotions(
        someProduct({ variants: [someVariant('moss', 'S', 0), someVariant('moss', 'M', stock)] }),
        shopWith(rules),
      ).instalments;
    expect(listBanners(1)).toHaveLength(1);
    expect(listBanners(0)).toEqual([]);
  });
  test('shows the instalments of a fixed price', () => {
    renderMessages({});
    expect(screen.getByText(/3 times £10\b(?!\.)/)).toBeTruthy();
    expect(screen.queryByText(/promotion\.payToday/)).toBeNull();
    expect(screen.getByRole('img', { name: 'Threely' })).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/threely');
  });
  test('has no amount while the variants have different prices', () => {
    renderMessages({ hasFixedPrice: false });
    expect(screen.getByText(/In parts/)).toBeTruthy();
  });
  test('adds the remainder to the last payment', () => {
    renderMessages({ price: 3000 });
    expect(screen.queryByText(/promotion\.lastPayment/)).toBeNull();
    cleanup();
    renderMessages({ price: 3001 });
    expect(screen.getByText(/promotion\.lastPayment\(£10\.01\)/)).toBeTruthy();
  });
  test('is not shown outside its price range', () => {
    expect(renderMessages({ price: 5001 }).container.textContent).toBe('');
  });
  test('states that nothing is paid today, for providers without a first payment', () => {
    renderMessages({
      promotion: describePromotions(
        someProduct(),
        shopWith({ ...rules, instalments: [{ ...threely, isNothingDueToday: true }] }),
      ),
    });
    expect(screen.getByText('promotion.payToday(£0)')).toBeTruthy();
  });
  test('is shown for each provider, with its own text', () => {
    const instalments = [threely, { ...threely, provider: 'Laterly', isNothingDueToday: true }];
    const shop = shopWith({ ...rules, instalments });
    renderMessages({ promotion: describePromotions(someProduct(), shop) });
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
  test('is not shown in another currency, or if one of its fields is missing', () => {
    const { labelNoPrice: _, ...part } = threely;
    for (const rule of [part, { ...threely, currency: 'EUR' as const }])
      expect(
        describePromotions(someProduct(), shopWith({ ...rules, instalments: [rule] })).instalments,
      ).toEqual([]);
  });
});

describe('PDP-9: offer messages are', () => {
  test('the lowest price of a subscription while the variants have different prices', () => {
    renderMessages({
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
    renderMessages({
      promotion: describePromotions(someProduct(product), shopWith({ ...rules, instalments: [] })),
    });
    expect(screen.getByRole('listitem').textContent).toContain(id);
  });
});
