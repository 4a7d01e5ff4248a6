/** Screenshots of all cases of the sample shop (`docs/sample-shop.md`). */
import { test } from './visit.ts';

const cases: Readonly<Record<string, string>> = {
  'low-stock': 'aldermoor-edit-relaxed-organic-cotton-t-shirt?size=XS',
  'size-out': 'ottoline-grey-fitted-organic-cotton-t-shirt?size=XS',
  'colour-out': 'marlowe-vane-everyday-organic-cotton-t-shirt',
  'all-out': 'marlowe-vane-oversized-lambswool-scarf',
  'last-ones': 'aldermoor-edit-fluid-satin-cami-top?size=8',
  'one-size-left': 'aldermoor-edit-relaxed-lambswool-cardigan',
  'size-chosen': 'quill-clove-intense-neroli-eau-de-parfum',
  'size-out-chosen': 'rue-calder-striped-jersey-t-shirt?size=L',
  'printed-swatches': 'nightjar-studio-floral-satin-slip-dress',
  'tall-swatches': 'fernhollow-apothecary-washed-organic-cotton-bedding-set',
  loud: 'kerb-fitted-linen-v-neck-t-shirt',
  reduced: 'aldermoor-edit-chunky-lambswool-jumper',
  'price-range': 'ottoline-grey-fine-gauge-lambswool-jumper',
  film: 'marlowe-vane-textured-lambswool-jumper',
  marketplace: 'aldermoor-edit-ribbed-stoneware-table-lamp',
  gift: 'maren-intense-fig-leaf-eau-de-parfum',
  samples: 'dew-theory-refillable-neroli-eau-de-parfum',
  'size-list': 'aldermoor-edit-relaxed-linen-midi-dress',
  engraved: 'marlowe-vane-hammered-gold-plated-pendant-necklace',
  preloved: 'marlowe-vane-oversized-canvas-tote-bag',
  'no-colour': 'aldermoor-edit-ribbed-recycled-glass-tumblers-set-of-two',
  bulky: 'aldermoor-edit-slim-brass-floor-lamp',
};

for (const [name, slug] of Object.entries(cases))
  test(name, async ({ visit: { open, shootWhole } }) => {
    test.skip((await open(`/product/${slug}`)) === 404, 'not sold here');
    await shootWhole(`product-${name}`);
  });

test('long German word', async ({ visit: { site, open, shootWhole } }) => {
  test.skip(site.name !== 'aldermoor', 'not sold here, or not in German');
  await open('/de/product/aldermoor-edit-longline-waffle-cotton-robe');
  await shootWhole('product-long-word');
});

test('lowest price', async ({ visit: { site, open, shootWhole } }) => {
  test.skip(site.name !== 'aldermoor', 'stated in the European Union');
  await open('/de/product/aldermoor-edit-chunky-lambswool-jumper');
  await shootWhole('product-lowest-price');
});

test('membership', async ({ visit: { page, site, open, shootWhole } }) => {
  const prefix = site.name === 'aldermoor' ? '' : `${site.name}-`;
  const membership = `/premier/${prefix}unlimited-delivery-membership`;
  await open(membership);
  await page.mouse.move(3, 3);
  await page.locator('main a[href*="sign-up"]').waitFor();
  await shootWhole('product-membership');
  // Response after an order has granted a membership.
  await page.route('**/_api/shopper*', (route) =>
    route.fulfill({
      json: { status: 'customer', firstName: 'Edie', premierUntil: '2027-03-01T00:00:00Z' },
    }),
  );
  await open(membership);
  await page.mouse.move(3, 3);
  await page.locator('main [role=status]').filter({ hasText: '2027' }).waitFor();
  await shootWhole('product-member');
});

test('many colours', async ({ visit: { page, open, shoot, shootWhole } }) => {
  test.skip((await open('/product/aldermoor-edit-piped-velvet-cushion')) === 404, 'not sold here');
  await shootWhole('product-many-colours');
  await page.locator('main details:has([data-colour]) summary').click();
  await shoot('product-many-colours-open');
});
