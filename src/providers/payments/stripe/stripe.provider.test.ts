/** The contract of payments on Stripe, the pages that it opens, and its configuration. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { describePayments } from '#features/payments/payments.contract.ts';
import { createOwnCheckout } from '#providers/checkout/own/own.provider.ts';
import { createContentPolicy } from '#server/http/security.server.ts';
import { providerDeps } from '#test/provider-deps.ts';
import { provider } from './stripe.provider.ts';
import { STRIPE_VERSION } from './stripe-client.ts';
import { createStripeRequest, openStripeSetup } from './stub/open-stripe-setup.fixtures.server.ts';
import { signStubEvent } from './stub/open-stripe-stub.fixtures.server.ts';

describePayments('Stripe', async () => {
  const { payments, stub, clock } = await openStripeSetup();
  return {
    payments,
    pay: async (reference, card) => stub.account.pay(reference, card),
    writeNotice: async ([event]) => {
      const object = stub.account.sessions.get(event?.reference ?? '') ?? {};
      const notice = { id: 'evt_1', type: 'checkout.session.completed', data: { object } };
      return signStubEvent(notice, { at: clock.now });
    },
    close: stub.close,
  };
});

describe('a page of Stripe', () => {
  test('asks for exactly the amount, in the language and currency of the order', async () => {
    await using setup = await openStripeSetup();
    const { reference, href } = await setup.open({
      ...{ description: 'Commande 7KQ2', locale: 'fr-FR', orderId: 'order-fr' },
    });
    expect(href).toBe(`https://checkout.stripe.com/c/pay/${reference}`);
    expect(setup.stub.account.sessions.get(reference)).toMatchObject({
      ...{ amount_total: 4_999, currency: 'gbp', locale: 'fr', mode: 'payment' },
      ...{ adaptive_pricing: { enabled: false }, metadata: { shop_order: 'order-fr' } },
      success_url: 'https://shop.example/fr/order/7KQ2?token=t',
      cancel_url: 'https://shop.example/fr/order/7KQ2?token=t',
    });
    expect(setup.stub.received).toMatchObject([
      {
        call: 'POST checkout/sessions',
        form: { 'line_items[0][price_data][product_data][name]': 'Commande 7KQ2' },
        headers: {
          'stripe-version': STRIPE_VERSION,
          'idempotency-key': expect.stringMatching(/^open-stripe-\d+$/),
        },
      },
    ]);
  });

  test.each([
    ['en-GB', 'en-GB'],
    ['de-DE', 'de'],
    ['ar', 'auto'],
    [undefined, 'auto'],
  ])('of a shop in %s is in %s', async (locale, expected) => {
    await using setup = await openStripeSetup();
    const { reference } = await setup.open({ locale });
    expect(setup.stub.account.sessions.get(reference)?.locale).toBe(expected);
  });

  test('may be the target of the form that orders, and no other page may', async () => {
    await using setup = await openStripeSetup();
    const { origins } = createOwnCheckout(setup.payments.origins);
    const policy = createContentPolicy(Buffer.from('<p>'), { forms: origins });
    expect(policy.split('; ')).toContain("form-action 'self' https://checkout.stripe.com");
    setup.stub.settings.pageUrl = 'https://pay.shop.example';
    await expect(setup.open()).rejects.toMatchObject({ code: 'payment.unavailable' });
    expect(setup.logged).toMatchObject([{ code: 'page_origin' }]);
  });

  test('authorises only where captures are manual; the order is paid once it is captured', async () => {
    await using setup = await openStripeSetup({ capture: 'manual' });
    const { payments, stub } = setup;
    const { reference } = await setup.open();
    stub.account.pay(reference, 'success');
    expect(await payments.findEvents(reference)).toMatchObject([{ type: 'authorised' }]);
    stub.account.settle(reference);
    expect(await payments.findEvents(reference)).toMatchObject([
      { type: 'captured', money: { centAmount: 4_999, currencyCode: 'GBP' } },
    ]);
  });

  test('an authorised amount is released when its order is cancelled', async () => {
    await using setup = await openStripeSetup({ capture: 'manual' });
    const { payments, stub } = setup;
    const { reference } = await setup.open();
    stub.account.pay(reference, 'success');
    expect(await payments.cancel(reference)).toMatchObject([{ type: 'cancelled' }]);
    expect(stub.account.paymentOf(reference)).toMatchObject({ status: 'canceled' });
  });

  test('a session of another application of the account is not of this shop', async () => {
    await using setup = await openStripeSetup();
    const { reference } = await setup.open();
    const session = setup.stub.account.sessions.get(reference);
    if (session) session.metadata = {};
    setup.stub.account.pay(reference, 'success');
    expect(await setup.payments.findEvents(reference)).toEqual([]);
    expect(await setup.payments.cancel(reference)).toEqual([]);
    expect(session?.status).toBe('complete');
  });
});

describe('the configuration of Stripe', () => {
  afterEach(() => vi.unstubAllEnvs());
  const create = (config = {}) => provider.create(providerDeps, config);

  test.each([
    ['sk_test_1', true],
    ['rk_live_1', false],
  ])('with the key %s, payments are a test: %s', async (key, isTest) => {
    vi.stubEnv('STRIPE_SECRET_KEY', key);
    vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_new, whsec_old');
    expect(await create()).toMatchObject({ name: 'stripe', isTest });
  });

  test('names a variable without a secret, and repeats no secret', () => {
    vi.stubEnv('STRIPE_SECRET_KEY', 'pk_live_public');
    expect(() => create()).toThrow(/^(?=.*STRIPE_SECRET_KEY)(?!.*pk_live)/);
    vi.stubEnv('STRIPE_SECRET_KEY', 'sk_live_1');
    vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_1 other');
    expect(() => create()).toThrow(/^(?=.*STRIPE_WEBHOOK_SECRET)(?!.*other)/);
    expect(() => create({ webhookVariable: 'NO_SUCH_SECRET' })).toThrow('NO_SUCH_SECRET');
  });

  test.each([
    [{ url: 'http://api.example.com' }, 'url'],
    [{ capture: 'later' }, 'capture'],
    [{ methods: [] }, 'methods'],
    [{ secretKey: 'sk_live_1' }, 'secretKey'],
    [{ pageOrigins: ['https://pay.example.com/path'] }, 'pageOrigins'],
  ])('refuses %o', (config, field) => {
    expect(() => create(config)).toThrow(field);
  });
});

test('a request has the same parameters whenever it is repeated', async () => {
  await using setup = await openStripeSetup();
  const request = createStripeRequest({ key: 'again' });
  const first = await setup.payments.open(request);
  setup.clock.now = new Date('2026-11-26T12:00:00Z');
  expect(await setup.payments.open(request)).toEqual(first);
  expect(setup.stub.account.sessions.size).toBe(1);
});
