/** Refunds at Stripe: once for each key, definite refusals, late failures, disputes. */
import { describe, expect, test } from 'vitest';
import { openStripeSetup, stripeMoney } from './stub/open-stripe-setup.fixtures.server.ts';

const part = { ...stripeMoney, centAmount: 1_999 };

/** A setup with one paid session. */
async function openPaidSetup() {
  const setup = await openStripeSetup();
  const reference = await setup.openPaid();
  const request = { reference, money: part, key: `${reference}-1` };
  const refund = (changes = {}) => setup.payments.refund({ ...request, ...changes });
  const payment = setup.stub.account.paymentOf(reference);
  const find = () => setup.payments.findEvents(reference);
  return { ...setup, reference, request, refund, payment, find };
}

describe('a refund at Stripe', () => {
  test('whose answer was lost is made once, also after Stripe has forgotten its key', async () => {
    await using setup = await openPaidSetup();
    const { stub, refund } = setup;
    stub.faults.push({ call: /^POST refunds/, status: 0, isDone: true });
    expect(await refund()).toContainEqual(expect.objectContaining({ type: 'refunded' }));
    stub.forgetKeys();
    await Promise.all([refund(), refund()]);
    expect(stub.account.refunds).toMatchObject([{ amount: 1_999 }]);
    expect(stub.received.filter(({ call }) => call === 'POST refunds')).toHaveLength(2);
  });

  test('that is requested twice at the same time with one key is made once', async () => {
    await using setup = await openPaidSetup();
    await Promise.all([setup.refund(), setup.refund(), setup.refund()]);
    expect(setup.stub.account.refunds).toHaveLength(1);
  });

  test('whose outcome is unknown is no failure: the job asks again', async () => {
    await using setup = await openPaidSetup();
    const { stub, refund } = setup;
    const fault = { call: /^POST refunds/, status: 500, shouldRetry: false, isStored: true };
    stub.faults.push(fault);
    // Stripe repeats a stored error for a day.
    for (const _ of ['first', 'second'])
      await expect(refund()).rejects.toMatchObject({ code: 'payment.unavailable' });
    stub.forgetKeys();
    expect(await refund()).toContainEqual(
      expect.objectContaining({ type: 'refunded', money: part }),
    );
  });

  test.each([
    ['a card error', { status: 402, type: 'card_error', code: 'card_declined' }],
    [
      'a balance that is too low',
      { status: 400, type: 'invalid_request_error', code: 'balance_insufficient' },
    ],
  ])('that Stripe refuses by %s has failed, and another key may try again', async (_, fault) => {
    await using setup = await openPaidSetup();
    setup.stub.faults.push({ call: /^POST refunds/, ...fault });
    const { key, reference } = setup.request;
    expect(await setup.refund()).toContainEqual(
      expect.objectContaining({ type: 'refundFailed', key, reference, money: part }),
    );
    expect(setup.logged).toMatchObject([{ reference, code: fault.code }]);
    expect(await setup.refund({ key: `${key}-again` })).toContainEqual(
      expect.objectContaining({ type: 'refunded', key: `${key}-again` }),
    );
  });

  test('of a session without a payment, or in another currency, never reaches Stripe', async () => {
    await using setup = await openPaidSetup();
    const unpaid = (await setup.open()).reference;
    const euros = { ...part, currencyCode: 'EUR' };
    for (const change of [{ reference: unpaid }, { money: euros }])
      expect(await setup.refund(change)).toContainEqual(
        expect.objectContaining({ type: 'refundFailed' }),
      );
    expect(setup.stub.account.refunds).toEqual([]);
  });

  test('that is pending is requested, then done or failed, each with its own id', async () => {
    await using setup = await openPaidSetup();
    const { stub, find, refund } = setup;
    stub.settings.refundStatus = 'pending';
    const { key } = setup.request;
    const pending = await refund();
    expect(pending.at(-1)).toMatchObject({ type: 'refundRequested', key });
    const [made] = stub.account.refunds;
    for (const [status, type] of [
      ['succeeded', 'refunded'],
      ['failed', 'refundFailed'],
    ]) {
      Object.assign(made ?? {}, { status });
      expect((await find()).at(-1)).toMatchObject({ type, key, id: `${made?.id}-${type}` });
    }
  });

  test('made in the Dashboard counts with its own key', async () => {
    await using setup = await openPaidSetup();
    const { stub, payment, find } = setup;
    const { id } = stub.account.refund(
      new URLSearchParams({ amount: '500' }),
      payment,
      'succeeded',
    );
    expect((await find()).at(-1)).toMatchObject({
      ...{ type: 'refunded', key: id, money: { centAmount: 500, currencyCode: 'GBP' } },
    });
    expect(await setup.refund({ key: id })).toHaveLength(2);
    expect(stub.account.refunds).toHaveLength(1);
  });
});

describe('a dispute at Stripe', () => {
  test.each([
    ['needs_response', ['captured', 'disputed']],
    ['lost', ['captured', 'disputed']],
    ['warning_needs_response', ['captured']],
    ['won', ['captured']],
  ])('in the state %s makes the events %o', async (status, types) => {
    await using setup = await openPaidSetup();
    setup.stub.account.dispute(setup.reference, status);
    expect((await setup.find()).map(({ type }) => type)).toEqual(types);
  });
});
