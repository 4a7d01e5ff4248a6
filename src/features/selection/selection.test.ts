/** Tests of selecting a colour and a size, by example and by property. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Colour, Variant } from '#features/catalogue/catalogue.ts';
import {
  buttonState,
  chooseColour,
  chooseSize,
  findColoursInStock,
  findPostedVariant,
  isColourHidden,
  isSizeHidden,
  limitQuantity,
  maxQuantity,
  resolveSelection,
  type SelectableProduct,
  type Selection,
  toSelectionParameters,
} from './selection.ts';

function colour(key: string): Colour {
  return { key, label: key, facet: key, hex: '#808080', pictures: [], videos: [] };
}

function variant(colourKey: string, size: string, quantity: number, isMaster = false): Variant {
  const isOnStock = quantity > 0;
  return {
    id: `${colourKey}-${size}`,
    sku: `${colourKey}-${size}`,
    isMaster,
    colour: colourKey,
    size,
    price: 1000,
    availableQuantity: quantity,
    isOnStock,
    isOnStockWishlist: isOnStock,
  };
}

const tee: SelectableProduct = {
  colours: [colour('moss'), colour('ink'), colour('clay')],
  variants: [
    variant('moss', 'S', 0),
    variant('moss', 'M', 3),
    variant('moss', 'L', 4),
    variant('ink', 'S', 2, true),
    variant('ink', 'M', 0),
    variant('clay', 'S', 0),
    variant('clay', 'M', 0),
  ],
};

describe('loading a URL', () => {
  test('restores colour and size', () => {
    expect(resolveSelection(tee, { colour: 'moss', size: 'L' }).variant?.id).toBe('moss-L');
  });
  test('starts at the colour of the master variant', () => {
    expect(resolveSelection(tee, {}).colour.key).toBe('ink');
  });
  test('falls back to the default for a colour that does not exist', () => {
    expect(resolveSelection(tee, { colour: 'plaid' }).colour.key).toBe('ink');
  });
  test('selects the size when only one is in stock', () => {
    expect(resolveSelection(tee, { colour: 'ink' }).size).toBe('S');
  });
  test('PICK-2: selects the default size while it is in stock, and a URL without size selects it again', () => {
    const variants = tee.variants.map((item) =>
      item.id === 'moss-L' ? { ...item, preSelected: true as const } : item,
    );
    const selected = resolveSelection({ ...tee, variants }, { colour: 'moss' });
    expect(selected.size).toBe('L');
    expect(toSelectionParameters(selected)).toEqual({ colour: 'moss' });
    expect(toSelectionParameters(chooseSize({ ...tee, variants }, selected, 'M'))).toEqual({
      colour: 'moss',
      size: 'M',
    });
    const soldOut = variants.map((item) =>
      item.id === 'moss-L' ? { ...item, isOnStock: false } : item,
    );
    expect(
      resolveSelection(
        { ...tee, variants: [...soldOut, variant('moss', 'XL', 3)] },
        { colour: 'moss' },
      ).size,
    ).toBeNull();
  });
  test('selects no size when several are in stock', () => {
    expect(resolveSelection(tee, { colour: 'moss' }).size).toBeNull();
  });
  test('shows the first variant in stock while no size is selected', () => {
    expect(resolveSelection(tee, { colour: 'moss' }).displayedVariant.id).toBe('moss-M');
  });
  test('shows the first variant when the colour is sold out', () => {
    expect(resolveSelection(tee, { colour: 'clay' }).displayedVariant.id).toBe('clay-S');
  });
});

describe('choosing', () => {
  const start = resolveSelection(tee, { colour: 'moss', size: 'L' });
  test('another colour clears a size that it does not have', () => {
    expect(chooseColour(tee, start, 'clay').size).toBeNull();
  });
  test('another colour keeps a size that it has', () => {
    expect(
      chooseColour(tee, resolveSelection(tee, { colour: 'moss', size: 'M' }), 'ink').variant?.id,
    ).toBe('ink-M');
  });
  test('the URL has the colour, but not the default size', () => {
    expect(toSelectionParameters(resolveSelection(tee, { colour: 'ink', size: 'S' }))).toEqual({
      colour: 'ink',
    });
    expect(toSelectionParameters(start)).toEqual({ colour: 'moss', size: 'L' });
  });
});

describe('the button', () => {
  test.each([
    [{ colour: 'moss' }, 'sizeMissing'],
    [{ colour: 'moss', size: 'M' }, 'ready'],
    [{ colour: 'moss', size: 'S' }, 'outOfStock'],
    [{ colour: 'clay' }, 'outOfStock'],
  ])('%j is %s', (requested, state) => {
    expect(buttonState(resolveSelection(tee, requested))).toBe(state);
  });
});

test('a colour is in stock when any of its sizes is', () => {
  expect([...findColoursInStock(tee)]).toEqual(['moss', 'ink']);
});

test('a quantity is limited by the available one, and at least 1', () => {
  expect(maxQuantity(variant('moss', 'M', 3))).toBe(3);
  expect(maxQuantity(variant('moss', 'M', 300))).toBe(10);
  fc.assert(
    fc.property(fc.double(), fc.integer({ min: 0, max: 30 }), (requested, available) => {
      const chosen = variant('moss', 'M', available);
      const quantity = limitQuantity(requested, chosen);
      expect(Number.isInteger(quantity)).toBe(true);
      expect(quantity).toBeGreaterThanOrEqual(1);
      expect(quantity).toBeLessThanOrEqual(maxQuantity(chosen));
    }),
  );
  expect(limitQuantity(7, variant('moss', 'M', 3))).toBe(3);
});

test('pickers are hidden if there is only one option', () => {
  const mug = {
    colours: [colour('misc')],
    variants: [variant('misc', 'ONE SIZE', 1)],
    department: 'home',
    categoryTaxonomy: 'home/home-mugs',
  };
  expect(isColourHidden(mug, [])).toBe(true);
  expect(isColourHidden({ ...mug, ...tee }, ['home'])).toBe(false);
  expect(
    isColourHidden(
      { ...mug, colours: [colour('sand')], variants: [variant('sand', 'ONE SIZE', 1)] },
      ['home'],
    ),
  ).toBe(true);
  const sand = {
    ...mug,
    department: 'kitchen',
    colours: [colour('sand')],
    variants: [variant('sand', 'ONE SIZE', 1)],
    styleTaxonomy: 'stackable',
  };
  for (const category of ['kitchen', 'home-mugs', 'stackable'])
    expect(isColourHidden(sand, [category])).toBe(true);
  expect(isColourHidden(sand, ['beauty'])).toBe(false);
  expect(isSizeHidden(resolveSelection(mug, {}), true)).toBe(true);
  expect(isSizeHidden(resolveSelection(mug, {}), false)).toBe(false);
});

const keys = ['moss', 'ink', 'clay', 'sand'];
const sizes = ['XS', 'S', 'M', 'L', 'ONE SIZE'];
const products: fc.Arbitrary<SelectableProduct> = fc
  .uniqueArray(
    fc.record({
      colour: fc.constantFrom(...keys),
      size: fc.constantFrom(...sizes),
      quantity: fc.integer({ min: 0, max: 3 }),
      isMaster: fc.boolean(),
    }),
    {
      minLength: 1,
      selector: ({ colour: key, size }) => `${key} ${size}`,
    },
  )
  .map((parts) => {
    const variants = parts.map((part) =>
      variant(part.colour, part.size, part.quantity, part.isMaster),
    );
    return {
      variants,
      colours: keys
        .filter((key) => variants.some((candidate) => candidate.colour === key))
        .map(colour),
    };
  });
const clicks = fc.array(
  fc.oneof(
    fc.record({ colour: fc.constantFrom(...keys, 'none') }),
    fc.record({ size: fc.constantFrom(...sizes, 'none') }),
  ),
  { maxLength: 12 },
);

test('after any clicks the displayed variant exists, and is the one that would be added', () => {
  fc.assert(
    fc.property(products, clicks, (product, sequence) => {
      let selection: Selection = resolveSelection(product, {});
      for (const click of sequence) {
        selection =
          'colour' in click
            ? chooseColour(product, selection, click.colour)
            : chooseSize(product, selection, click.size);
        expect(selection.displayedVariant.colour).toBe(selection.colour.key);
        if (selection.variant) {
          expect(product.variants).toContain(selection.variant);
          expect(selection.variant).toBe(selection.displayedVariant);
          expect(selection.variant.size).toBe(selection.size);
        }
        if (buttonState(selection) === 'ready') expect(selection.variant?.isOnStock).toBe(true);
      }
    }),
  );
});

test('the displayed variant is found when posted, and no other', () => {
  expect(findPostedVariant(tee, { colour: 'moss', size: 'L' })?.id).toBe('moss-L');
  expect(findPostedVariant(tee, { colour: 'plaid', size: 'L' })).toBeNull();
  expect(findPostedVariant(tee, { colour: 'ink', size: 'L' })).toBeNull();
  expect(findPostedVariant(tee, { colour: 'ink' })).toBeNull();
  fc.assert(
    fc.property(products, clicks, (product, sequence) => {
      let selection = resolveSelection(product, {});
      for (const click of sequence)
        selection =
          'colour' in click
            ? chooseColour(product, selection, click.colour)
            : chooseSize(product, selection, click.size);
      if (selection.variant)
        expect(
          findPostedVariant(product, {
            colour: selection.colour.key,
            size: selection.size ?? undefined,
          }),
        ).toBe(selection.variant);
    }),
  );
});

test('the URL of a selection restores it', () => {
  fc.assert(
    fc.property(products, clicks, (product, sequence) => {
      let selection = resolveSelection(product, {});
      for (const click of sequence)
        selection =
          'colour' in click
            ? chooseColour(product, selection, click.colour)
            : chooseSize(product, selection, click.size);
      expect(resolveSelection(product, toSelectionParameters(selection))).toEqual(selection);
    }),
  );
});
