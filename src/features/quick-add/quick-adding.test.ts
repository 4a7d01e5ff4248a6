/** Tests of the state machine of quick-add (CARD-5). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { someColour, someProduct, someVariant } from '#features/selection/selection.fixtures.ts';
import { describeForQuickAdd } from './quick-add.ts';
import { type QuickAddEvent, startQuickAdding, stepQuickAdding } from './quick-adding.ts';
import { toQuickProduct } from './quick-product.ts';

const tee = toQuickProduct(describeForQuickAdd(someProduct()));
const mug = toQuickProduct(
  describeForQuickAdd(someProduct({ variants: [someVariant('moss', 'ONE SIZE')] })),
);
const problem = { code: 'basket.outOfStock' };
const run = (...events: QuickAddEvent[]) => events.reduce(stepQuickAdding, startQuickAdding);
const pressed: QuickAddEvent = { type: 'pressed' };
const loaded: QuickAddEvent = { type: 'loaded', product: tee, requested: { colour: 'ink' } };
const request: QuickAddEvent = { type: 'asked', canAdd: true };

describe('a quick-add', () => {
  test('loads, then opens at the colour of the card', () => {
    expect(run(pressed).step.name).toBe('loading');
    expect(run(pressed, loaded).step).toEqual({
      name: 'open',
      requested: { colour: 'ink' },
      isSizeMissing: false,
    });
  });
  test('opens at the size that the listing is filtered by', () => {
    const requested = { colour: 'ink', size: 'M' };
    expect(run(pressed, { type: 'loaded', product: tee, requested }).step).toMatchObject({
      name: 'open',
      requested: requested,
    });
  });
  test('that is open, adding or added begins with no second press', () => {
    for (const before of [
      run(pressed),
      run(pressed, loaded),
      run(pressed, loaded, request),
      run(pressed, loaded, request, { type: 'added' }),
    ])
      expect(stepQuickAdding(before, pressed)).toBe(before);
  });
  test('requests a missing size, and forgets that with the next selection', () => {
    const missing = run(pressed, loaded, { type: 'asked', canAdd: false });
    expect(missing.step).toMatchObject({ name: 'open', isSizeMissing: true });
    expect(
      stepQuickAdding(missing, { type: 'chosen', requested: { colour: 'ink', size: 'S' } }).step,
    ).toMatchObject({ isSizeMissing: false });
  });
  test('adds, shows it, leaves and is closed', () => {
    const shown = run(pressed, loaded, request, { type: 'added' });
    expect(shown.step).toMatchObject({ name: 'added', isLeaving: false });
    const leaving = stepQuickAdding(shown, { type: 'timeUp' });
    expect(leaving.step).toMatchObject({ name: 'added', isLeaving: true });
    expect(stepQuickAdding(leaving, { type: 'timeUp' }).step.name).toBe('closed');
  });
  test('of a product with a single variant skips the modal', () => {
    const direct = run(pressed, { ...loaded, product: mug });
    expect(direct.step).toEqual({
      name: 'adding',
      requested: { colour: 'moss', size: 'ONE SIZE' },
      isDirect: true,
    });
  });
  test('CUST-1: of a product that needs its page opens, as it cannot be added from here', () => {
    const variants = [someVariant('moss', 'ONE SIZE')];
    for (const over of [{ customisationGroupName: 'engraving' }, { isPremier: true }]) {
      const product = toQuickProduct(describeForQuickAdd(someProduct({ variants, ...over })));
      expect(run(pressed, { ...loaded, product }).step.name).toBe('open');
    }
  });
  test('that cannot be loaded is closed, with a message until it is dismissed', () => {
    const failed = run(pressed, { type: 'failed', problem });
    expect(failed).toMatchObject({ step: { name: 'closed' }, failure: problem });
    expect(stepQuickAdding(failed, { type: 'dismissed' })).toEqual(startQuickAdding);
  });
  test('that is refused stays open for another choice', () => {
    expect(run(pressed, loaded, request, { type: 'failed', problem })).toMatchObject({
      step: { name: 'open' },
      failure: problem,
    });
    expect(run(pressed, { ...loaded, product: mug }, { type: 'failed', problem })).toMatchObject({
      step: { name: 'closed' },
      failure: problem,
    });
  });
  test('that was closed takes no answer any more', () => {
    expect(run(pressed, { type: 'closed' }, loaded).step.name).toBe('closed');
    expect(run(pressed, loaded, request, { type: 'closed' }, { type: 'added' }).step.name).toBe(
      'closed',
    );
  });
});

test('whatever comes, only an open choice that may be added, or a single variant, is added', () => {
  const events = fc.constantFrom<QuickAddEvent>(
    pressed,
    loaded,
    { ...loaded, product: mug },
    request,
    { type: 'asked', canAdd: false },
    { type: 'chosen', requested: { colour: 'moss', size: 'M' } },
    { type: 'added' },
    { type: 'failed', problem },
    { type: 'timeUp' },
    { type: 'closed' },
    { type: 'dismissed' },
  );
  fc.assert(
    fc.property(fc.array(events, { maxLength: 25 }), (sequence) => {
      let state = startQuickAdding;
      for (const event of sequence) {
        const next = stepQuickAdding(state, event);
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

test('what the call answers is read back as it was sold', () => {
  const colours = [someColour('moss'), someColour('ink', { swatchImage: 'file.stripe' })];
  const product = someProduct({
    colours,
    variants: [someVariant('moss', 'M', 3, { wasPrice: 2500 }), someVariant('ink', 'M')],
  });
  const read = toQuickProduct(JSON.parse(JSON.stringify(describeForQuickAdd(product))));
  expect(read.colours).toEqual(product.colours);
  expect(read.variants).toEqual(product.variants);
});
