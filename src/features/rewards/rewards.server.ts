/** Reward points of customers: records those of their orders, reads their entries. */
import type { Job } from '#features/jobs/jobs.port.ts';
import type { Orders } from '#features/orders/orders.port.ts';
import type { Customer, Ports, PrivateShop } from '#request/shop.ts';
import { listRewardChanges, type RewardEntry } from './rewards.ts';

type OrderPorts = Pick<Ports, 'rewards'> & { readonly orders: Pick<Orders, 'findOrder'> };

/** Stores the points earned and taken back by the order so far; a repeated job changes nothing. */
export async function recordOrderRewards(
  { payload: { fascia, number, customerId } }: Pick<Job<'orderRewards'>, 'payload'>,
  { orders, rewards }: OrderPorts,
): Promise<void> {
  const order = await orders.findOrder(fascia, number);
  const changes = order ? listRewardChanges(order) : [];
  if (changes.length > 0) await rewards.record(customerId, { fascia, number }, changes);
}

/** Points; null where the provider fails, which is logged. */
export async function loadRewardBalance(
  { ports, log }: Pick<PrivateShop, 'ports' | 'log'>,
  { id }: Pick<Customer, 'id'>,
): Promise<number | null> {
  try {
    return await ports.rewards.findBalance(id);
  } catch (error) {
    log.warn({ reason: String(error) }, 'The balance of rewards could not be read.');
    return null;
  }
}

/** Entries of one page in the account. */
const PAGE = 50;

export type RewardsPage = {
  readonly entries: readonly RewardEntry[];
  /** `before` of the next page; null on the last. */
  readonly next: string | null;
};

export async function loadRewardsPage(
  { ports }: Pick<PrivateShop, 'ports'>,
  { id }: Pick<Customer, 'id'>,
  before: string | null,
): Promise<RewardsPage> {
  const page = await ports.rewards.listEntries(id, { limit: PAGE + 1, before });
  const entries = page.slice(0, PAGE);
  return { entries, next: page.length > PAGE ? (entries.at(-1)?.id ?? null) : null };
}
