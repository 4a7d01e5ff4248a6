/** Faults of a lying payment provider: one for each order, and what the order ends as. */
import type { PaymentEvent } from '#features/payments/payment-events.ts';
import type { Money } from '#i18n/money.ts';
import { assertThat } from '../../stress-test.ts';
import type { PaymentCall } from './faulty-payments.ts';
import type { ProviderRecords } from './provider-records.ts';

/** One order and its payment session, as a fault sees them. */
export type PaymentVisit = {
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
  readonly comeBack: () => Promise<void>;
  /** Pays the same order with another session, which the visit returned is about. */
  readonly payAgain: () => Promise<PaymentVisit>;
  readonly cancel: () => Promise<void>;
};

type PaymentFault = {
  readonly ends: 'paid' | 'cancelled';
  readonly play: (visit: PaymentVisit) => Promise<void>;
};

/** Later than an order can wait for its payment; the provider is silent until then. */
export const LATE_MS = 30 * 3_600_000;

const withType = <T extends 'authorised' | 'actionRequired'>(event: PaymentEvent, type: T) => {
  const { reference, money, at } = event;
  return { id: `${reference}-${type}`, reference, money, at, type } as const;
};

async function payAndReturn(visit: PaymentVisit, money = visit.total): Promise<void> {
  await visit.notify([visit.records.take(visit.reference, { money })]);
  await visit.comeBack();
}

export const paymentFaults = {
  none: { ends: 'paid', play: (visit) => payAndReturn(visit) },
  'sent three times at once': {
    ends: 'paid',
    async play({ records, reference, notify, comeBack }) {
      const event = records.take(reference);
      await Promise.all([notify([event]), notify([event, event]), notify([event]), comeBack()]);
    },
  },
  'sent under two ids': {
    ends: 'paid',
    async play({ records, reference, notify }) {
      const event = records.take(reference);
      await Promise.all([notify([event]), notify([{ ...event, id: `${event.id}-again` }])]);
    },
  },
  'out of order': {
    ends: 'paid',
    async play({ records, reference, notify, comeBack }) {
      const event = records.take(reference);
      const earlier = [withType(event, 'authorised'), withType(event, 'actionRequired')];
      await Promise.all([notify([event, ...earlier]), notify([...earlier.toReversed(), event])]);
      await comeBack();
    },
  },
  // The notice is sent before the shop knows the session, see `findCallFault`.
  'before the session is stored': { ends: 'paid', play: ({ comeBack }) => comeBack() },
  'after the order was given up': {
    ends: 'cancelled',
    async play({ records, reference, comeBack }) {
      records.take(reference, { afterMs: LATE_MS });
      await comeBack();
    },
  },
  lost: {
    ends: 'paid',
    play: async ({ records, reference }) => void records.take(reference),
  },
  forged: {
    ends: 'cancelled',
    async play({ records, reference, total, notify, comeBack }) {
      const event = records.decline(reference);
      const forged = { id: `${reference}-forged`, reference, money: total, at: event.at };
      const events = [{ ...forged, type: 'captured' }] as const;
      await notify(events, { secret: 'not the secret of the provider', status: 400 });
      await notify([event]);
      await comeBack();
    },
  },
  'less than the total': {
    ends: 'cancelled',
    play: (visit) => payAndReturn(visit, addTo(visit.total, -1 - visit.random(100))),
  },
  'more than the total': {
    ends: 'paid',
    play: (visit) => payAndReturn(visit, addTo(visit.total, 1 + visit.random(100))),
  },
  'in another currency': {
    ends: 'cancelled',
    play: (visit) => payAndReturn(visit, { ...visit.total, currencyCode: 'EUR' }),
  },
  // Each method of the provider fails once, see `findCallFault`; too much is taken for a refund.
  '500, then success': {
    ends: 'paid',
    async play({ records, reference, total, comeBack }) {
      records.take(reference, { money: addTo(total, 1) });
      await comeBack();
      await comeBack();
    },
  },
  'declined, then paid twice': {
    ends: 'paid',
    async play({ records, reference, notify, comeBack, payAgain }) {
      await notify([records.decline(reference)]);
      await comeBack();
      const second = await payAgain();
      assertThat(second.reference !== reference, 'another attempt has another session');
      await payAndReturn(second);
      await notify([records.take(reference)]);
    },
  },
  'repeated after a cancellation': {
    ends: 'cancelled',
    async play({ records, reference, notify, cancel }) {
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

/** How the provider answers a call about an order with this fault; `isFirst`: of this method. */
export function findCallFault(
  name: PaymentFaultName,
  { method }: PaymentCall,
  isFirst: boolean,
): CallFault {
  if (!isFirst) return 'none';
  if (name === '500, then success') return 'broken';
  return name === 'before the session is stored' && method === 'open' ? 'notice first' : 'none';
}

/** Numerical Recipes' generator: the same lies in every run. */
export function createSeededRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Faults of so many orders: each equally often, in a random order. */
export function planFaults(count: number, random: (below: number) => number): PaymentFaultName[] {
  const plan: PaymentFaultName[] = [];
  while (plan.length < count) {
    const block = [...NAMES];
    while (block.length > 0) plan.push(...block.splice(random(block.length), 1));
  }
  return plan.slice(0, count);
}
