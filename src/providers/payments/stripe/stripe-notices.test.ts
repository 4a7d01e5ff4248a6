/** Notices of Stripe: signatures, rotation of secrets, kinds that are known and ignored. */
import { describe, expect, test } from 'vitest';
import { signStripeNotice } from './stripe-notices.ts';
import { openStripeSetup } from './stub/open-stripe-setup.fixtures.server.ts';
import { type SignOptions, signStubEvent } from './stub/open-stripe-stub.fixtures.server.ts';

/** A setup with one paid session and the notice about it. */
async function openNotice(secrets: readonly string[] = ['whsec_new', 'whsec_old']) {
  const setup = await openStripeSetup({ webhookSecrets: secrets });
  const reference = await setup.openPaid();
  const { events } = setup.stub.account;
  const [event = { id: '', type: '', data: { object: {} } }] = events.filter(
    ({ type }) => type === 'checkout.session.completed',
  );
  const read = (given: object = {}, options: SignOptions = {}) => {
    const { body, headers } = signStubEvent(
      { ...event, ...given },
      { secrets: ['whsec_new'], at: setup.clock.now, ...options },
    );
    return setup.payments.read(body, headers);
  };
  return { ...setup, reference, event, events, read };
}

const refused = { status: 400, code: 'payment.notice', details: { field: 'stripe-signature' } };
const before = (date: Date, seconds: number) => new Date(date.getTime() - seconds * 1_000);

describe('a notice of Stripe', () => {
  test.each([
    ['the secret', ['whsec_new']],
    ['the former secret, which is valid until all servers have the new one', ['whsec_old']],
    ['both secrets while Stripe replaces one', ['whsec_other', 'whsec_old']],
  ])('is read where it is signed with %s', async (_, secrets) => {
    await using setup = await openNotice();
    expect(await setup.read({}, { secrets })).toMatchObject([{ type: 'captured' }]);
  });

  test('is refused with another secret, another body, without a time or a signature', async () => {
    await using setup = await openNotice();
    await expect(setup.read({}, { secrets: ['whsec_other'] })).rejects.toMatchObject(refused);
    await expect(setup.read({}, { secrets: [] })).rejects.toMatchObject(refused);
    const { body, headers } = signStubEvent(setup.event, {
      ...{ secrets: ['whsec_new'], at: setup.clock.now },
    });
    const { payments } = setup;
    await expect(payments.read(`${body} `, headers)).rejects.toMatchObject(refused);
    const time = Math.floor(setup.clock.now.getTime() / 1_000);
    const signature = signStripeNotice('whsec_new', time, body);
    for (const header of [
      '',
      `v1=${signature}`,
      `t=x,v1=${signature}`,
      `t=${time},v0=${signature}`,
    ])
      await expect(
        payments.read(body, new Headers({ 'stripe-signature': header })),
      ).rejects.toMatchObject(refused);
  });

  test.each([
    [299, true],
    [301, false],
    [-301, false],
  ])('signed %i seconds ago is read: %s', async (seconds, isRead) => {
    await using setup = await openNotice();
    const notice = setup.read({}, { at: before(setup.clock.now, seconds) });
    if (isRead) expect(await notice).toHaveLength(1);
    else await expect(notice).rejects.toMatchObject(refused);
  });

  test.each([
    'customer.created',
    'payment_intent.created',
    'constructor',
    'v2.core.event_destination.ping',
  ])('of the kind %s is accepted and ignored', async (type) => {
    await using setup = await openNotice();
    const calls = setup.stub.received.length;
    expect(await setup.read({ type })).toEqual([]);
    expect(await setup.read({ type, data: { object: { object: 'other' } } })).toEqual([]);
    expect(setup.stub.received).toHaveLength(calls);
  });

  test('of a payment, a refund or a dispute finds its session', async () => {
    await using setup = await openNotice();
    const { stub, reference, events, payments } = setup;
    const money = { centAmount: 100, currencyCode: 'GBP' } as const;
    await payments.refund({ reference, money, key: 'refund-1' });
    stub.account.dispute(reference, 'needs_response');
    for (const type of ['payment_intent.succeeded', 'refund.created', 'charge.dispute.created']) {
      const event = events.find((candidate) => candidate.type === type);
      const types = (await setup.read(event)).map((found) => found.type);
      expect(types, type).toEqual(['captured', 'refunded', 'disputed']);
    }
  });

  test('of a payment of another application is accepted and ignored', async () => {
    await using setup = await openNotice();
    const object = { id: 're_1', object: 'refund', payment_intent: 'pi_other' };
    expect(await setup.read({ type: 'refund.updated', data: { object } })).toEqual([]);
    const session = { id: 'cs_test_other', object: 'checkout.session' };
    expect(await setup.read({ data: { object: session } })).toEqual([]);
  });

  test('is not trusted for the amount, which is read at Stripe', async () => {
    await using setup = await openNotice();
    const object = { ...setup.event.data.object, amount_total: 1, payment_status: 'unpaid' };
    expect(await setup.read({ data: { object } })).toMatchObject([
      { type: 'captured', money: { centAmount: 4_999, currencyCode: 'GBP' } },
    ]);
  });

  test('is sent again where Stripe does not answer meanwhile', async () => {
    await using setup = await openNotice();
    setup.stub.faults.push({ status: 500, shouldRetry: false });
    await expect(setup.read()).rejects.toMatchObject({ status: 503 });
    expect(await setup.read()).toMatchObject([{ type: 'captured' }]);
  });

  test('of a refund that failed after all is logged as an error', async () => {
    await using setup = await openNotice();
    const object = { id: 're_1', object: 'refund', payment_intent: '' };
    object.payment_intent = setup.stub.account.paymentOf(setup.reference).id;
    await setup.read({ type: 'refund.failed', data: { object } });
    expect(setup.logged).toMatchObject([{ reference: setup.reference }]);
  });
});
