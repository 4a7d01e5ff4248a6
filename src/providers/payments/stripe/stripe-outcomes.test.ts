/** Outcomes of calls: a definite refusal, or an unknown one that is asked again. */
import { describe, expect, test } from 'vitest';
import { createStripeRequest, openStripeSetup } from './stub/open-stripe-setup.fixtures.server.ts';
import type { StubFault } from './stub/open-stripe-stub.fixtures.server.ts';

const unavailable = { status: 503, code: 'payment.unavailable' };
const HTML = '<html><body>502 Bad Gateway</body></html>';

describe('a call whose outcome is unknown', () => {
  test.each<[string, StubFault]>([
    ['an error of Stripe', { status: 500 }],
    ['the HTML of a proxy', { status: 502, html: HTML }],
    ['HTML instead of an answer', { status: 200, html: HTML }],
    ['a conflict with a call at the same time', { status: 409, code: 'idempotency_key_in_use' }],
    ['too many calls', { status: 429, code: 'rate_limit', type: 'invalid_request_error' }],
    ['no answer in time', { status: 0 }],
    ['an answer that was lost after the session was opened', { status: 0, isDone: true }],
  ])('is repeated with its key after %s, and opens one session', async (_, fault) => {
    await using setup = await openStripeSetup();
    const { stub } = setup;
    stub.faults.push(fault);
    const { reference } = await setup.open();
    expect([...stub.account.sessions.keys()]).toEqual([reference]);
    const keys = stub.received.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test.each<[string, StubFault, number]>([
    ['keeps failing', { status: 500 }, 3],
    ['is advised not to repeat it', { status: 500, shouldRetry: false }, 1],
    ['has a key that is not valid', { status: 401, type: 'invalid_request_error' }, 1],
    ['may not do this', { status: 403, type: 'invalid_request_error' }, 1],
    ['gets HTML for a call that it refuses', { status: 400, html: HTML }, 1],
  ])('takes no payment where it %s', async (_, fault, calls) => {
    await using setup = await openStripeSetup();
    setup.stub.faults.push(fault, fault, fault);
    await expect(setup.open()).rejects.toMatchObject(unavailable);
    expect(setup.stub.received).toHaveLength(calls);
    expect(setup.logged).toMatchObject([{ call: 'POST /v1/checkout/sessions' }]);
    expect(JSON.stringify(setup.logged)).not.toContain('sk_test');
  });

  test('about a session says so, and never that there are no events', async () => {
    await using setup = await openStripeSetup();
    const { reference } = await setup.open();
    const answers: readonly StubFault[] = [
      ...[{ status: 500, shouldRetry: false }],
      ...[{ status: 200, html: '{"object":"list"}' }],
    ];
    for (const answer of answers) {
      setup.stub.faults.push(answer);
      await expect(setup.payments.findEvents(reference)).rejects.toMatchObject(unavailable);
    }
  });

  test('of a session’s closing leaves it open, and the next call closes it', async () => {
    await using setup = await openStripeSetup();
    const { payments, stub } = setup;
    const { reference } = await setup.open();
    stub.faults.push({ call: /expire$/, status: 500, shouldRetry: false, isStored: true });
    await expect(payments.cancel(reference)).rejects.toMatchObject(unavailable);
    expect(await payments.cancel(reference)).toMatchObject([{ type: 'cancelled' }]);
  });

  test('is not repeated for a while after three calls in a row have failed', async () => {
    await using setup = await openStripeSetup();
    const fault = { status: 500, shouldRetry: false };
    setup.stub.faults.push(fault, fault, fault);
    for (let call = 0; call < 4; call += 1)
      await expect(setup.open()).rejects.toMatchObject(unavailable);
    expect(setup.stub.received).toHaveLength(3);
    setup.clock.now = new Date(setup.clock.now.getTime() + 15_000);
    await setup.open();
  });
});

describe('a definite refusal', () => {
  test('opens no page and is not repeated', async () => {
    await using setup = await openStripeSetup();
    const money = { centAmount: 29, currencyCode: 'GBP' };
    await expect(setup.open({ money })).rejects.toMatchObject(unavailable);
    expect(setup.stub.received).toHaveLength(1);
    expect(setup.logged).toMatchObject([{ code: 'amount_too_small' }]);
  });

  test('of another request with the same key is no refusal of the payment', async () => {
    await using setup = await openStripeSetup();
    const request = createStripeRequest();
    await setup.payments.open(request);
    const other = { ...request, returnUrl: 'https://shop.example/de/order/7KQ2' };
    await expect(setup.payments.open(other)).rejects.toMatchObject(unavailable);
    expect(setup.stub.account.sessions.size).toBe(1);
  });

  test('of a closing means that the session has ended meanwhile: its state is read again', async () => {
    await using setup = await openStripeSetup();
    const { payments, stub } = setup;
    const { reference } = await setup.open();
    stub.faults.push({ call: /expire$/, status: 400, type: 'invalid_request_error' });
    expect(await payments.cancel(reference)).toEqual([]);
    const processing = (await setup.open()).reference;
    stub.account.pay(processing, 'processing');
    expect(await payments.cancel(processing)).toEqual([]);
    stub.account.settle(processing);
    expect(await payments.cancel(processing)).toMatchObject([{ type: 'captured' }]);
  });
});

describe('a payment', () => {
  test.each([
    ['declined', 'declined'],
    ['insufficientFunds', 'insufficientFunds'],
    ['expiredCard', 'expiredCard'],
    ['notAuthenticated', 'notAuthenticated'],
  ] as const)(
    'that failed as %s has the reason %s, and the next card pays',
    async (card, reason) => {
      await using setup = await openStripeSetup();
      const { payments, stub } = setup;
      const { reference } = await setup.open();
      stub.account.pay(reference, card);
      expect(await payments.findEvents(reference)).toMatchObject([{ type: 'failed', reason }]);
      stub.account.pay(reference, 'success');
      expect(await payments.findEvents(reference)).toMatchObject([{ type: 'captured' }]);
    },
  );

  test('waits for the bank’s challenge, and has a new id for each failure', async () => {
    await using setup = await openStripeSetup();
    const { payments, stub } = setup;
    const { reference } = await setup.open();
    stub.account.pay(reference, 'challenge');
    expect(await payments.findEvents(reference)).toMatchObject([{ type: 'actionRequired' }]);
    const ids: unknown[] = [];
    for (const card of ['declined', 'declined'] as const) {
      stub.account.pay(reference, card);
      ids.push((await payments.findEvents(reference))[0]?.id);
    }
    expect(new Set(ids).size).toBe(2);
  });

  test('that Stripe took in part or in another currency is reported as it is', async () => {
    await using setup = await openStripeSetup();
    const { payments, stub } = setup;
    const part = (await setup.open()).reference;
    stub.account.pay(part, 'success', { amount: 100 });
    expect(await payments.findEvents(part)).toMatchObject([
      { type: 'captured', money: { centAmount: 100, currencyCode: 'GBP' } },
    ]);
    const euros = (await setup.open()).reference;
    stub.account.pay(euros, 'success', { currency: 'eur' });
    expect(await payments.findEvents(euros)).toMatchObject([
      { type: 'captured', money: { centAmount: 4_999, currencyCode: 'EUR' } },
    ]);
    const unknown = (await setup.open()).reference;
    stub.account.pay(unknown, 'success', { currency: 'xts' });
    await expect(payments.findEvents(unknown)).rejects.toThrow('XTS');
  });
});
