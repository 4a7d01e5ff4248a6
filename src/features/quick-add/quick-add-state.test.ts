/** Tests of the state machine of quick-add (CARD-5). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { someColour, someProduct, someVariant } from '#features/selection/selection.fixtures.ts';
import { toQuickAddProduct } from './quick-add.ts';
import { initialQuickAdd, type QuickAddEvent, reduceQuickAdd } from './quick-add-state.ts';
import { toQuickProduct } from './quick-product.ts';

const tee = toQuickProduct(toQuickAddProduct(someProduct()));
const mug = toQuickProduct(
  toQuickAddProduct(someProduct({ variants: [someVariant('moss', 'ONE SIZE')] })),
);
const problem = { code: 'basket.outOfStock' };
const run = (...events: QuickAddEvent[]) => events.reduce(reduceQuickAdd, initialQuickAdd);
const clicked: QuickAddEvent = { type: 'clicked' };
const loaded: QuickAddEvent = { type: 'loaded', product: tee, requested: { colour: 'ink' } };
const request: QuickAddEvent = { type: 'addRequested', canAdd: true };

describe('a quick-add', () => {
  test('loads, then opens at the colour of the card', () => {
    expect(run(clicked).step.name).toBe('loading');
    expect(run(clicked, loaded).step).toEqual({
      name: 'open',
      requested: { colour: 'ink' },
      isSizeMissing: false,
    });
  });
  test('opens at the size that the listing is filtered by', () => {
    const requested = { colour: 'ink', size: 'M' };
    expect(run(clicked, { type: 'loaded', product: tee, requested }).step).toMatchObject({
      name: 'open',
      requested: requested,
    });
  });
  test('that is open, adding or added ignores a second click', () => {
    for (const before of [
      run(clicked),
      run(clicked, loaded),
      run(clicked, loaded, request),
      run(clicked, loaded, request, { type: 'added' }),
    ])
      expect(reduceQuickAdd(before, clicked)).toBe(before);
  });
  test('requests a missing size, and forgets that with the next selection', () => {
    const missing = run(clicked, loaded, { type: 'addRequested', canAdd: false });
    expect(missing.step).toMatchObject({ name: 'open', isSizeMissing: true });
    expect(
      reduceQuickAdd(missing, {
        type: 'selectionChanged',
        requested: { colour: 'ink', size: 'S' },
      }).step,
    ).toMatchObject({ isSizeMissing: false });
  });
  test('adds, shows the success, fades out and is closed', () => {
    const shown = run(clicked, loaded, request, { type: 'added' });
    expect(shown.step).toMatchObject({ name: 'added', isClosing: false });
    const leaving = reduceQuickAdd(shown, { type: 'timerExpired' });
    expect(leaving.step).toMatchObject({ name: 'added', isClosing: true });
    expect(reduceQuickAdd(leaving, { type: 'timerExpired' }).step.name).toBe('closed');
  });
  test('of a product with a single variant skips the modal', () => {
    const direct = run(clicked, { ...loaded, product: mug });
    expect(direct.step).toEqual({
      name: 'adding',
      requested: { colour: 'moss', size: 'ONE SIZE' },
      isDirect: true,
    });
  });
  test('CUST-1: of a product that needs its page opens, as it cannot be added from here', () => {
    const variants = [someVariant('moss', 'ONE SIZE')];
    for (const over of [{ customisationGroupName: 'engraving' }, { isPremier: true }]) {
      const product = toQuickProduct(toQuickAddProduct(someProduct({ variants, ...over })));
      expect(run(clicked, { ...loaded, product }).step.name).toBe('open');
    }
  });
  test('that cannot be loaded is closed, with a message until it is dismissed', () => {
    const failed = run(clicked, { type: 'failed', problem });
    expect(failed).toMatchObject({ step: { name: 'closed' }, failure: problem });
    expect(reduceQuickAdd(failed, { type: 'dismissed' })).toEqual(initialQuickAdd);
  });
  test('that is refused stays open for another choice', () => {
    expect(run(clicked, loaded, request, { type: 'failed', problem })).toMatchObject({
      step: { name: 'open' },
      failure: problem,
    });
    expect(run(clicked, { ...loaded, product: mug }, { type: 'failed', problem })).toMatchObject({
      step: { name: 'closed' },
      failure: problem,
    });
  });
  test('that was closed ignores later responses', () => {
    expect(run(clicked, { type: 'closed' }, loaded).step.name).toBe('closed');
    expect(run(clicked, loaded, request, { type: 'closed' }, { type: 'added' }).step.name).toBe(
      'closed',
    );
  });
});

test('whatever comes, only an open choice that may be added, or a single variant, is added', () => {
  const events = fc.constantFrom<QuickAddEvent>(
    clicked,
    loaded,
    { ...loaded, product: mug },
    request,
    { type: 'addRequested', canAdd: false },
    { type: 'selectionChanged', requested: { colour: 'moss', size: 'M' } },
    { type: 'added' },
    { type: 'failed', problem },
    { type: 'timerExpired' },
    { type: 'closed' },
    { type: 'dismissed' },
  );
  fc.assert(
    fc.property(fc.array(events, { maxLength: 25 }), (sequence) => {
      let state = initialQuickAdd;
      for (const event of sequence) {
        const next = reduceQuickAdd(state, event);
        if (next.step.name === 'adding' && state.step.name !== 'adding')
          expect(event === request || event.type === 'loaded').toBe(true);
        if (next.step.name === 'added' && state.step.name !== 'added')
          expect(state.step.name).toBe('adding');
        if (next.step.name === 'open') expect(next.product).not.toBeNull();
        state = next;
      }
    }),
  );
});

test('the response is mapped back to the same product', () => {
  const colours = [someColour('moss'), someColour('ink', { swatchImage: 'file.stripe' })];
  const product = someProduct({
    colours,
    variants: [someVariant('moss', 'M', 3, { wasPrice: 2500 }), someVariant('ink', 'M')],
  });
  const read = toQuickProduct(JSON.parse(JSON.stringify(toQuickAddProduct(product))));
  expect(read.colours).toEqual(product.colours);
  expect(read.variants).toEqual(product.variants);
});
