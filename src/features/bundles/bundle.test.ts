/** Tests of the rules of bundles, by 10,000 random products, stocks and clicks. */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleTypes } from '#features/catalogue/catalogue-records.ts';
import {
  type BundleEvent,
  type BundleItem,
  type BundleState,
  initialBundle,
  isColourInStock,
  listBundleVariants,
  MAX_BUNDLE_PRODUCTS,
  pickBundleKeys,
  reduceBundle,
  selectBundleTypes,
  sumBundle,
} from './bundle.ts';
import { colourFieldName, parseBundleFields, sizeFieldName } from './bundle-form.ts';
import { bundleProduct, suitBundle } from './bundles.fixtures.ts';

const RUNS = 10_000;

const stocks = fc.dictionary(fc.constantFrom('XS', 'S', 'M', 'L'), fc.boolean(), {
  minKeys: 1,
  noNullPrototype: true,
});
const colours = fc.dictionary(fc.constantFrom('moss', 'navy', 'rust', 'stone'), stocks, {
  minKeys: 1,
  noNullPrototype: true,
});
const products = fc
  .array(colours, { minLength: 1, maxLength: MAX_BUNDLE_PRODUCTS })
  .map((all) => all.map((variants, index) => bundleProduct(`P${index}`, variants)));
const at = fc.nat({ max: MAX_BUNDLE_PRODUCTS });
const click = fc.oneof(
  fc.record({ type: fc.constant('toggled' as const), at }),
  fc.record({
    ...{ type: fc.constant('colourChosen' as const), at },
    colour: fc.constantFrom('moss', 'navy', 'rust', 'stone', 'unknown'),
  }),
  fc.record({
    ...{ type: fc.constant('sizeChosen' as const), at },
    sku: fc
      .tuple(at, fc.constantFrom('moss', 'navy', 'rust', 'stone'), fc.constantFrom('XS', 'S', 'L'))
      .map(([number, colour, size]) => `P${number}-${colour}-${size}`),
  }),
  fc.constant({ type: 'addRequested' as const }),
  fc.constant({ type: 'added' as const }),
);
const clicks = fc.array(click, { maxLength: 12 });

type Step = (before: BundleState, event: BundleEvent, after: BundleState) => boolean;

const inStockOf = ({ colour }: BundleItem) => colour.variants.filter(({ isOnStock }) => isOnStock);

/** For a click on one product: its state before and after. */
function forClicked(
  type: BundleEvent['type'],
  isValid: (was: BundleItem, is: BundleItem, event: BundleEvent) => boolean,
): Step {
  return (before, event, after) => {
    const [was, is] = 'at' in event ? [before[event.at], after[event.at]] : [];
    return event.type !== type || !was || !is || isValid(was, is, event);
  };
}

/** Rules that hold after every click on every bundle. */
const rules: Readonly<Record<string, Step>> = {
  'never has a colour selected that is out of stock, nor a size out of stock or of another colour':
    (_before, _event, after) =>
      after.every(
        ({ colour, isSelected, selectedSizeVariant: size }) =>
          (!isSelected || isColourInStock(colour)) &&
          (size === null || (size.isOnStock && colour.variants.includes(size))),
      ),
  'changes only the product that is clicked': (before, event, after) =>
    !('at' in event) || after.every((item, index) => index === event.at || item === before[index]),
  'deselects on a toggle, and selects only with a size, else asks for it': forClicked(
    'toggled',
    (was, is) => {
      const hasSize = was.selectedSizeVariant !== null;
      if (was.isSelected) return !is.isSelected;
      if (!isColourInStock(was.colour)) return is === was;
      return is.isSelected === hasSize && is.sizeSelectionError === !hasSize;
    },
  ),
  'clears the size error once a size is chosen': forClicked('sizeChosen', (was, is, event) => {
    const variant = was.colour.variants.find(({ sku }) => 'sku' in event && sku === event.sku);
    return variant?.isOnStock
      ? is.selectedSizeVariant === variant && !is.sizeSelectionError
      : is === was;
  }),
  'picks the first variant in stock of a new colour, and its size where it is the only one':
    forClicked('colourChosen', (was, is) => {
      if (is.colour === was.colour) return is === was;
      const [first, ...others] = inStockOf(is);
      return (
        is.selectedColourVariant === (first ?? is.colour.variants[0]) &&
        (others.length > 0 || is.selectedSizeVariant === (first ?? null)) &&
        is.isSelected === (was.isSelected && first !== undefined)
      );
    }),
  'adds nothing while a selected product has no size, and marks each of them': (
    before,
    event,
    after,
  ) => {
    if (event.type !== 'addRequested') return true;
    const selected = before.filter(({ isSelected }) => isSelected);
    const isSizeMissing = selected.some(({ selectedSizeVariant }) => selectedSizeVariant === null);
    const added = listBundleVariants(before);
    return (
      after.every(
        (item) => !item.isSelected || item.sizeSelectionError === !item.selectedSizeVariant,
      ) &&
      (isSizeMissing || selected.length === 0 ? added === null : added?.length === selected.length)
    );
  },
  'has nothing selected after an add': (_before, event, after) =>
    event.type !== 'added' || sumBundle(after).count === 0,
  'counts what is selected, and saves only where the sum was higher': (_before, _event, after) => {
    const { count, price, wasPrice } = sumBundle(after);
    return (
      count === after.filter(({ isSelected }) => isSelected).length &&
      (wasPrice === null || wasPrice > price)
    );
  },
};

/** Titles of the rules that a click broke, among 10,000 bundles. */
let broken: ReadonlySet<string>;
beforeAll(() => {
  const brokenRules = new Set<string>();
  fc.assert(
    fc.property(products, clicks, (all, events) => {
      let state = initialBundle({ products: all });
      for (const event of events) {
        const after = reduceBundle(all, state, event);
        for (const [title, holds] of Object.entries(rules))
          if (!holds(state, event, after)) brokenRules.add(title);
        state = after;
      }
    }),
    { numRuns: RUNS },
  );
  broken = brokenRules;
}, 120_000);

describe('REC-4: a bundle', () => {
  test.each(Object.keys(rules))('%s', (title) => expect([...broken]).not.toContain(title));

  test('starts with each product selected whose colour is in stock', () => {
    fc.assert(
      fc.property(products, (all) =>
        initialBundle({ products: all }).every(
          ({ colour, isSelected, sizeSelectionError }) =>
            isSelected === isColourInStock(colour) && !sizeSelectionError,
        ),
      ),
      { numRuns: RUNS },
    );
  });

  test('costs the sum of its selected products, and saves the sum of their reductions', () => {
    expect(sumBundle(initialBundle(suitBundle))).toEqual({
      count: 2,
      price: 2_000,
      wasPrice: 4_000,
    });
  });

  test('shows at most four products, each once, including the current one', () => {
    const key = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F');
    fc.assert(
      fc.property(fc.array(key, { maxLength: 12 }), key, (keys, current) => {
        const picked = pickBundleKeys(keys, current);
        const unique = new Set(keys);
        return keys.includes(current) && unique.size > 1
          ? picked.length === Math.min(unique.size, MAX_BUNDLE_PRODUCTS) &&
              new Set(picked).size === picked.length &&
              picked.includes(current)
          : picked.length === 0;
      }),
      { numRuns: RUNS },
    );
  });

  test('of suits hides a bundle of outfits, and no other', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...bundleTypes)), (types) => {
        const selectedBundles = selectBundleTypes(types.map((bundleType) => ({ bundleType })));
        expect(selectedBundles.map(({ bundleType }) => bundleType)).toEqual(
          types.filter((type) => type !== 'outfits' || !types.includes('suits')),
        );
      }),
    );
  });
});

describe('REC-4: the form of a bundle', () => {
  const parse = (fields: readonly (readonly [string, string])[]) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return parseBundleFields(suitBundle, form);
  };

  test('returns the selected products, colours and sizes', () => {
    const state = parse([
      ['product', 'TROUSERS'],
      [colourFieldName('TROUSERS'), 'navy'],
      [sizeFieldName('TROUSERS', 'navy'), 'TROUSERS-navy-M'],
      [sizeFieldName('TROUSERS', 'stone'), 'TROUSERS-stone-M'],
    ]);
    expect(listBundleVariants(state)?.map(({ sku }) => sku)).toEqual(['TROUSERS-navy-M']);
  });

  test('ignores skus of other products, and those out of stock', () => {
    for (const sku of ['JACKET-navy-ONE SIZE', 'TROUSERS-stone-S', 'unknown'])
      expect(
        listBundleVariants(
          parse([
            ['product', 'TROUSERS'],
            [colourFieldName('TROUSERS'), 'stone'],
            [sizeFieldName('TROUSERS', 'stone'), sku],
          ]),
        ),
      ).toBeNull();
  });
});
