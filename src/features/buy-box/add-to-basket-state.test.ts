/** Tests of the add-to-basket state machine: clicks, responses, changes of selection, timeouts. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AddToBasketEvent,
  type AddToBasketState,
  initialAddToBasket,
  reduceAddToBasket,
  toAddButtonView,
} from './add-to-basket-state.ts';

const ready = { type: 'clicked', button: 'ready', hasPersonalisation: true } as const;
const refused = { code: 'basket.outOfStock' };
const run = (...events: AddToBasketEvent[]) => events.reduce(reduceAddToBasket, initialAddToBasket);
const response = (
  attempt: number,
  problem: AddToBasketState['problem'] = null,
): AddToBasketEvent => ({
  type: 'responded',
  attempt,
  problem,
});

describe('PDP-10: a click', () => {
  test('without a size shows what is missing and adds nothing', () => {
    expect(run({ ...ready, button: 'sizeMissing' })).toEqual({
      ...initialAddToBasket,
      missing: ['size'],
    });
  });
  test('without a required personalisation adds nothing', () => {
    expect(run({ ...ready, hasPersonalisation: false })).toEqual({
      ...initialAddToBasket,
      missing: ['personalisation'],
    });
  });
  test('without either shows both, and then only what is still missing', () => {
    const both = run({ ...ready, button: 'sizeMissing', hasPersonalisation: false });
    expect(both).toEqual({ ...initialAddToBasket, missing: ['size', 'personalisation'] });
    expect(reduceAddToBasket(both, { ...ready, hasPersonalisation: false }).missing).toEqual([
      'personalisation',
    ]);
    expect(reduceAddToBasket(both, ready)).toEqual({
      ...initialAddToBasket,
      status: 'adding',
      attempt: 1,
    });
  });
  test('while the selection is out of stock does nothing', () => {
    expect(run({ ...ready, button: 'outOfStock' })).toBe(initialAddToBasket);
  });
  test('twice adds once', () => {
    expect(run(ready, ready).attempt).toBe(1);
    expect(run(ready, response(1), ready).attempt).toBe(1);
  });
  test('again after the added state has been shown adds again', () => {
    expect(run(ready, response(1), { type: 'timerExpired' }, ready)).toMatchObject({
      status: 'adding',
      attempt: 2,
    });
  });
});

describe('another selection', () => {
  test('clears what was missing and what was refused', () => {
    expect(run({ ...ready, button: 'sizeMissing' }, { type: 'selectionChanged' })).toEqual(
      initialAddToBasket,
    );
    expect(run(ready, response(1, refused), { type: 'selectionChanged' }).problem).toBeNull();
  });
  test('clears the added state', () => {
    expect(run(ready, response(1), { type: 'selectionChanged' }).status).toBe('choosing');
  });
  test('ignores the response to the add of the previous selection', () => {
    expect(run(ready, { type: 'selectionChanged' }, response(1)).status).toBe('choosing');
    expect(run(ready, { type: 'selectionChanged' }, ready, response(1, refused))).toMatchObject({
      status: 'adding',
      problem: null,
    });
  });
});

test('an error is shown, and the add can be tried again', () => {
  expect(run(ready, response(1, refused))).toMatchObject({ status: 'choosing', problem: refused });
  expect(run(ready, response(1, refused), ready)).toMatchObject({
    status: 'adding',
    problem: null,
    attempt: 2,
  });
});

test.each([
  [
    'outOfStock',
    true,
    'choosing',
    { label: 'pdp.outOfStock', isDisabled: true, isIncomplete: false },
  ],
  ['sizeMissing', true, 'choosing', { label: 'buy.add', isDisabled: false, isIncomplete: true }],
  ['ready', false, 'choosing', { label: 'buy.add', isDisabled: false, isIncomplete: true }],
  ['ready', true, 'choosing', { label: 'buy.add', isDisabled: false, isIncomplete: false }],
  ['ready', true, 'adding', { label: 'buy.adding', isDisabled: false, isIncomplete: true }],
  ['ready', true, 'added', { label: 'buy.added', isDisabled: false, isIncomplete: true }],
] as const)('the button: %s, personalised %s, %s', (button, hasPersonalisation, status, view) => {
  expect(toAddButtonView(button, hasPersonalisation, { ...initialAddToBasket, status })).toEqual(
    view,
  );
});

test('PDP-14: the button of the membership is labelled as a sign-up, until it adds', () => {
  expect(toAddButtonView('ready', true, initialAddToBasket, true).label).toBe('buy.signUp');
  expect(
    toAddButtonView('ready', true, { ...initialAddToBasket, status: 'adding' }, true).label,
  ).toBe('buy.adding');
  expect(toAddButtonView('outOfStock', true, initialAddToBasket, true).label).toBe(
    'pdp.outOfStock',
  );
});

test('in any sequence of events, an add starts only with a click that may add, one at a time', () => {
  const events: fc.Arbitrary<AddToBasketEvent> = fc.oneof(
    fc.constant<AddToBasketEvent>({ type: 'selectionChanged' }),
    fc.constant<AddToBasketEvent>({ type: 'timerExpired' }),
    fc.record({
      type: fc.constant('clicked' as const),
      button: fc.constantFrom('ready' as const, 'sizeMissing' as const, 'outOfStock' as const),
      hasPersonalisation: fc.boolean(),
    }),
    fc.record({
      type: fc.constant('responded' as const),
      attempt: fc.integer({ min: 0, max: 5 }),
      problem: fc.constantFrom(null, refused),
    }),
  );
  fc.assert(
    fc.property(fc.array(events, { maxLength: 20 }), (sequence) => {
      let state = initialAddToBasket;
      for (const event of sequence) {
        const next = reduceAddToBasket(state, event);
        if (next.attempt !== state.attempt) {
          expect(event).toMatchObject({
            type: 'clicked',
            button: 'ready',
            hasPersonalisation: true,
          });
          expect(state.status).toBe('choosing');
        }
        if (next.status === 'added' && state.status !== 'added')
          expect(event).toMatchObject({ attempt: state.attempt, problem: null });
        state = next;
      }
    }),
  );
});
