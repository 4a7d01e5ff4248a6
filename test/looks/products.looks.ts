/** Every case of the sample shop (`docs/sample-shop.md`) in the fascias that sell it. */
import { test } from './visit.ts';

const cases: Readonly<Record<string, string>> = {
  'low-stock': 'aldermoor-edit-relaxed-organic-cotton-t-shirt',
  'size-out': 'ottoline-grey-fitted-organic-cotton-t-shirt',
  'colour-out': 'marlowe-vane-everyday-organic-cotton-t-shirt',
  'all-out': 'marlowe-vane-oversized-lambswool-scarf',
  'last-ones': 'aldermoor-edit-fluid-satin-cami-top',
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
  'long-word': 'aldermoor-edit-longline-waffle-cotton-robe',
  membership: 'unlimited-delivery-membership',
};

for (const [name, slug] of Object.entries(cases))
  test(name, async ({ visit: { open, shootWhole } }) => {
    test.skip((await open(`/product/${slug}`)) === 404, 'not sold here');
    await shootWhole(`product-${name}`);
  });
