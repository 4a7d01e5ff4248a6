/** Faults of a lying payment provider: one for each order, and the expected status of the order. */
import type { PaymentEvent } from '#features/payments/payment-events.ts';
import type { Money } from '#i18n/money.ts';
import { assertThat } from '../../stress-test.ts';
import type { PaymentCall } from './faulty-payments.ts';
import type { ProviderRecords } from './provider-records.ts';

/** One order and its payment session, as a fault sees them. */
export type PaymentScenario = {
  readonly records: ProviderRecords;
  readonly reference: string;
  readonly total: Money;
  /** A whole number below the argument, of the seeded generator. */
  readonly random: (below: number) => number;
  /** Sends a notice to a server and expects its status, by default 200. */
  readonly notify: (
    events: readonly PaymentEvent[],
    options?: { readonly secret?: string; readonly status?: number },
  ) => Promise<void>;
  /** Opens the order's page. */
  readonly openOrder: () => Promise<void>;
  /** Pays the same order with another session; returns the scenario of that session. */
  readonly payAgain: () => Promise<PaymentScenario>;
  readonly cancel: () => Promise<void>;
};

type PaymentFault = {
  readonly expectedStatus: 'paid' | 'cancelled';
  readonly run: (scenario: PaymentScenario) => Promise<void>;
};

/** Later than an order can wait for its payment; the provider is silent until then. */
export const LATE_MS = 30 * 3_600_000;

const withType = <T extends 'authorised' | 'actionRequired'>(event: PaymentEvent, type: T) => {
  const { reference, money, at } = event;
  return { id: `${reference}-${type}`, reference, money, at, type } as const;
};

async function payAndReturn(scenario: PaymentScenario, money = scenario.total): Promise<void> {
  await scenario.notify([scenario.records.take(scenario.reference, { money })]);
  await scenario.openOrder();
}

export const paymentFaults = {
  none: { expectedStatus: 'paid', run: (scenario) => payAndReturn(scenario) },
  'sent three times at once': {
    expectedStatus: 'paid',
    async run({ records, reference, notify, openOrder }) {
      const event = records.take(reference);
      await Promise.all([notify([event]), notify([event, event]), notify([event]), openOrder()]);
    },
  },
  'sent under two ids': {
    expectedStatus: 'paid',
    async run({ records, reference, notify }) {
      const event = records.take(reference);
      await Promise.all([notify([event]), notify([{ ...event, id: `${event.id}-again` }])]);
    },
  },
  'out of order': {
    expectedStatus: 'paid',
    async run({ records, reference, notify, openOrder }) {
      const event = records.take(reference);
      const earlier = [withType(event, 'authorised'), withType(event, 'actionRequired')];
      await Promise.all([notify([event, ...earlier]), notify([...earlier.toReversed(), event])]);
      await openOrder();
    },
  },
  // The notice is sent before the shop knows the session, see `findCallFault`.
  'before the session is stored': { expectedStatus: 'paid', run: ({ openOrder }) => openOrder() },
  'after the order was given up': {
    expectedStatus: 'cancelled',
    async run({ records, reference, openOrder }) {
      records.take(reference, { afterMs: LATE_MS });
      await openOrder();
    },
  },
  lost: {
    expectedStatus: 'paid',
    run: async ({ records, reference }) => void records.take(reference),
  },
  forged: {
    expectedStatus: 'cancelled',
    async run({ records, reference, total, notify, openOrder }) {
      const event = records.decline(reference);
      const forged = { id: `${reference}-forged`, reference, money: total, at: event.at };
      const events = [{ ...forged, type: 'captured' }] as const;
      await notify(events, { secret: 'not the secret of the provider', status: 400 });
      await notify([event]);
      await openOrder();
    },
  },
  'less than the total': {
    expectedStatus: 'cancelled',
    run: (scenario) => payAndReturn(scenario, addTo(scenario.total, -1 - scenario.random(100))),
  },
  'more than the total': {
    expectedStatus: 'paid',
    run: (scenario) => payAndReturn(scenario, addTo(scenario.total, 1 + scenario.random(100))),
  },
  'in another currency': {
    expectedStatus: 'cancelled',
    run: (scenario) => payAndReturn(scenario, { ...scenario.total, currencyCode: 'EUR' }),
  },
  // Each method of the provider fails once, see `findCallFault`; too much is taken for a refund.
  '500, then success': {
    expectedStatus: 'paid',
    async run({ records, reference, total, openOrder }) {
      records.take(reference, { money: addTo(total, 1) });
      await openOrder();
      await openOrder();
    },
  },
  'declined, then paid twice': {
    expectedStatus: 'paid',
    async run({ records, reference, notify, openOrder, payAgain }) {
      await notify([records.decline(reference)]);
      await openOrder();
      const second = await payAgain();
      assertThat(second.reference !== reference, 'another attempt has another session');
      await payAndReturn(second);
      await notify([records.take(reference)]);
    },
  },
  'repeated after a cancellation': {
    expectedStatus: 'cancelled',
    async run({ records, reference, notify, cancel }) {
      const event = records.take(reference);
      await notify([event]);
      await cancel();
      await Promise.all([notify([event]), notify([event])]);
    },
  },
} satisfies Readonly<Record<string, PaymentFault>>;

export type PaymentFaultName = keyof typeof paymentFaults;

const NAMES = Object.keys(paymentFaults).filter(
  (name): name is PaymentFaultName => name in paymentFaults,
);

const addTo = (money: Money, centAmount: number): Money => ({
  ...money,
  centAmount: money.centAmount + centAmount,
});

export type CallFault = 'none' | 'notice first' | 'broken';

/** Fault of the response to a call; `isFirst`: it is the first call of its method for the order. */
export function findCallFault(
  name: PaymentFaultName,
  { method }: PaymentCall,
  isFirst: boolean,
): CallFault {
  if (!isFirst) return 'none';
  if (name === '500, then success') return 'broken';
  return name === 'before the session is stored' && method === 'open' ? 'notice first' : 'none';
}

/** Numerical Recipes' generator, so that every run has the same faults. */
export function createSeededRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Faults of `count` orders: each fault equally often, in a random order. */
export function planFaults(count: number, random: (below: number) => number): PaymentFaultName[] {
  const plan: PaymentFaultName[] = [];
  while (plan.length < count) {
    const block = [...NAMES];
    while (block.length > 0) plan.push(...block.splice(random(block.length), 1));
  }
  return plan.slice(0, count);
}
