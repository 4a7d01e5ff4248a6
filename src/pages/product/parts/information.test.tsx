/** @vitest-environment happy-dom */
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Product } from '#features/catalogue/catalogue.ts';
import { someProduct, someVariant } from '#features/selection/selection.fixtures.ts';
import { type RequestedSelection, resolveSelection } from '#features/selection/selection.ts';
import { MessageKeysProvider } from '#i18n/text.fixtures.tsx';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { findMaterialNotes } from '../materials.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Heading } from './heading.tsx';
import { Information } from './information.tsx';

afterEach(cleanup);

function show(over: Partial<Product> = {}) {
  render(
    <ShopProvider value={testShop}>
      <Information
        product={someProduct(over)}
        materialNotes={findMaterialNotes(someProduct(over))}
        sku="TEE00001-1-1"
        colour="moss"
        freeDeliveryFrom={5000}
        returnDays={28}
      />
    </ShopProvider>,
  );
}
const titles = () =>
  [...document.querySelectorAll('summary')].map(({ textContent }) =>
    textContent?.replace(/[+−]/g, ''),
  );

describe('PDP-3: the accordion', () => {
  test('has description, details, fabric, sustainability, delivery and returns', () => {
    show({ detailsAndCare: 'Wash cold.', fabrication: 'Cotton', sustainabilityContent: 'Traced.' });
    expect(titles()).toEqual([
      'product.description',
      'product.detailsAndCare',
      'product.fabric',
      'product.sustainability',
      'product.delivery',
      'product.returns',
    ]);
  });
  test('has manufacturer, responsible person and warnings where they are known', () => {
    const contact = { name: 'Mill Ltd', address: '1 Mill Lane, Leeds', email: 'a@mill.example' };
    show({
      safety: {
        manufacturer: contact,
        responsible: { ...contact, name: 'Agent GmbH' },
        warnings: 'Keep away from fire.',
      },
    });
    expect(titles()).toContain('product.safety');
    for (const text of ['product.manufacturer', 'Mill Ltd', 'product.responsible', 'Agent GmbH'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getAllByText('1 Mill Lane, Leeds')).toHaveLength(2);
    expect(screen.getByText('Keep away from fire.')).toBeTruthy();
    cleanup();
    show();
    expect(titles()).not.toContain('product.safety');
  });
  test('has ingredients instead of care for beauty, and only there', () => {
    show({ productType: 'beauty', ingredients: 'Aqua', detailsAndCare: 'Keep cool.' });
    expect(titles()).toContain('product.ingredients');
    expect(titles()).not.toContain('product.detailsAndCare');
    cleanup();
    show({ ingredients: 'Aqua', detailsAndCare: 'Wash cold.' });
    expect(titles()).not.toContain('product.ingredients');
  });
  test('has the code of the variant that is shown, and from when delivery is free', () => {
    render(
      <MessageKeysProvider>
        <ShopProvider value={testShop}>
          <Information
            product={someProduct()}
            materialNotes={[]}
            sku="TEE00001-1-2"
            colour="moss"
            freeDeliveryFrom={5000}
            returnDays={28}
          />
        </ShopProvider>
      </MessageKeysProvider>,
    );
    expect(screen.getByText('product.sku(TEE00001-1-2)')).toBeTruthy();
    expect(screen.getByText('product.deliveryStandard(£50)')).toBeTruthy();
  });
  test('each section has the product’s own text', () => {
    const words = {
      description: 'A heavy tee.',
      detailsAndCare: 'Wash cold.',
      fabrication: 'All cotton.',
      sustainabilityContent: 'Traced.',
    };
    show(words);
    const partOf = (text: string) =>
      screen.getByText(text).closest('details')?.querySelector('summary')?.textContent;
    expect(Object.values(words).map((text) => partOf(text)?.replace(/[+−]/g, ''))).toEqual(
      titles().slice(0, 4),
    );
    expect(partOf('product.returnsFashion')).toContain('product.returns');
    cleanup();
    show({ productType: 'beauty', ingredients: 'Aqua' });
    expect(partOf('Aqua')).toContain('product.ingredients');
  });
  test('shows that a bulky product has its own delivery', () => {
    show({ isBulky: true });
    expect(screen.getByText('product.deliveryBulky')).toBeTruthy();
    expect(screen.queryByText('product.deliveryStandard')).toBeNull();
  });
  test('leaves out what the product does not have', () => {
    show();
    expect(titles()).toEqual(['product.description', 'product.delivery', 'product.returns']);
  });
  test('explains how prices are made when one is reduced', () => {
    show({ variants: [someVariant('moss', 'M', 1, { wasPrice: 3000 })] });
    expect(screen.getByText('product.pricing')).toBeTruthy();
    cleanup();
    show();
    expect(screen.queryByText('product.pricing')).toBeNull();
  });
  test('links to the returns page and shows the product’s own policy', () => {
    show({ returnsPolicy: 'No returns on this one.' });
    expect(screen.getByText('No returns on this one.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'product.returnsLink' }).getAttribute('href')).toBe(
      '/pages/informational/returns',
    );
  });
  test.each([
    [{ productType: 'fashion' }, 'product.returnsFashion'],
    [{ productType: 'beauty' }, 'product.returnsBeauty'],
    [{ productType: 'home' }, 'product.returnsOther'],
    [{ customisationGroupName: 'engraving' }, 'product.returnsMade'],
  ] as const)('has how %o is sent back', (over, id) => {
    show(over);
    expect(screen.getByText(id)).toBeTruthy();
    for (const other of ['Fashion', 'Beauty', 'Other', 'Made', 'Seller'].map(
      (kind) => `product.returns${kind}`,
    ))
      if (other !== id) expect(screen.queryByText(other)).toBeNull();
  });
  test.each([
    { sellerName: 'Brindle', isHostedMarketplace: true },
    { sellerName: 'Brindle', customisationGroupName: 'engraving', isBulky: true },
    { brand: 'Brindle', isHostedMarketplace: true },
  ])('leaves delivery and returns of %o to its seller', (over) => {
    render(
      <MessageKeysProvider>
        <ShopProvider value={testShop}>
          <Information
            product={someProduct(over)}
            materialNotes={[]}
            sku="TEE00001-1-1"
            colour="moss"
            freeDeliveryFrom={5000}
            returnDays={28}
          />
        </ShopProvider>
      </MessageKeysProvider>,
    );
    expect(screen.getByText('product.deliverySeller(Brindle)')).toBeTruthy();
    expect(screen.getByText('product.returnsSeller(Brindle, 28)')).toBeTruthy();
    expect(screen.queryByText(/deliveryStandard|deliveryBulky/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'product.returnsLink' })).toBeNull();
  });
  test('names the evidence that a message rests on', () => {
    const leather = {
      materials: ['leather'],
      materialEvidence: { leather: 'Leather Working Group' },
    };
    show(leather);
    expect(screen.getByText('material.leather material.evidence')).toBeTruthy();
  });
  test('shows the material’s message where the product has none', () => {
    show({ materials: ['linen'] });
    expect(screen.getByText('material.linen')).toBeTruthy();
    cleanup();
    show({ materials: ['linen'], sustainabilityContent: 'Traced.' });
    expect(screen.queryByText('material.linen')).toBeNull();
  });
});

describe('PDP-2: the heading', () => {
  const badge = {
    id: 'code',
    text: '{price} with code',
    rangeText: 'From {price} with code',
    percentOff: 10,
  };
  function showHeading(
    over: Partial<Product>,
    requested: RequestedSelection = { colour: 'moss' },
    hasReviews = true,
  ) {
    const product = someProduct(over);
    render(
      <ShopProvider value={testShop}>
        <Breadcrumbs breadcrumbs={product.breadcrumbs} />
        <Heading
          product={product}
          selection={resolveSelection(product, requested)}
          data={{ promotion: { priceBadge: badge }, reviews: hasReviews ? {} : null }}
        />
      </ShopProvider>,
    );
  }
  test('names the product, leads to its brand and to where it is found', () => {
    showHeading({});
    expect(screen.getByRole('heading', { level: 1, name: 'Plain tee' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Saltmarsh' }).getAttribute('href')).toBe(
      '/categories/saltmarsh',
    );
    const trail = within(screen.getByRole('navigation'));
    expect(trail.getByRole('link', { name: 'Womens' }).getAttribute('href')).toBe(
      '/categories/womens',
    );
  });
  test('has a range, rating, seller and surcharge where there are any', () => {
    const variants = [someVariant('moss', 'S', 5, { price: 1500 }), someVariant('moss', 'M')];
    showHeading({
      variants,
      averageRating: 4.5,
      totalReviewCount: 3,
      sellerName: 'Brindle',
      isBulky: true,
    });
    for (const text of ['£15.00 – £20.00', 'From £13.50 with code'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText('price.save')).toBeNull();
    for (const id of ['product.rating', 'product.soldBy', 'product.surcharge'])
      expect(screen.getByText(id)).toBeTruthy();
  });
  test('its rating links to the reviews only where the page has them', () => {
    const rated = { averageRating: 4.5, totalReviewCount: 3 };
    showHeading(rated);
    expect(screen.getByRole('link', { name: 'product.rating' }).getAttribute('href')).toBe(
      '#reviews',
    );
    cleanup();
    showHeading(rated, undefined, false);
    expect(screen.getByText('product.rating')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'product.rating' })).toBeNull();
  });
  test('has no rating, seller, surcharge or saving where there is none', () => {
    showHeading({ averageRating: 4.5 });
    for (const id of ['product.rating', 'product.soldBy', 'product.surcharge', 'price.save'])
      expect(screen.queryByText(id)).toBeNull();
  });
  test('has the price of the selection, the former price, the saving, and the price with a code', () => {
    const variants = [
      someVariant('moss', 'S', 5, { price: 1500, wasPrice: 2000 }),
      someVariant('moss', 'M'),
    ];
    showHeading({ variants }, { colour: 'moss', size: 'S' });
    for (const text of ['£15.00', '£20.00', '£13.50 with code', 'price.save'])
      expect(screen.getByText(text)).toBeTruthy();
  });
});
