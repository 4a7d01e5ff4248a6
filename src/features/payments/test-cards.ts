/** Cards of the test terminal: each has one outcome. None of the numbers can be charged. */
import type { FailureReason } from './payment-events.ts';

type Outcome = {
  readonly number: string;
  readonly failure?: FailureReason;
  /** The bank requires a confirmation by the holder (3-D Secure). */
  readonly isChallenged?: true;
  /** Seconds after which the payment succeeds; the shopper is back before. */
  readonly delaySeconds?: number;
  /** Times that the notice of success is sent: 0 for a lost one. Default: 1. */
  readonly notices?: number;
};

export const TEST_CARDS = {
  success: { number: '4242 4242 4242 4242' },
  declined: { number: '4000 0000 0000 0002', failure: 'declined' },
  insufficientFunds: { number: '4000 0000 0000 9995', failure: 'insufficientFunds' },
  expiredCard: { number: '4000 0000 0000 0069', failure: 'expiredCard' },
  challenge: { number: '4000 0027 6000 3184', isChallenged: true },
  lateNotice: { number: '4000 0000 0000 0101', delaySeconds: 30 },
  repeatedNotice: { number: '4000 0000 0000 0119', notices: 2 },
  lostNotice: { number: '4000 0000 0000 0127', notices: 0 },
  refundFails: { number: '4000 0000 0000 5126' },
} as const satisfies Readonly<Record<string, Outcome>>;

export type TestCard = keyof typeof TEST_CARDS;

export const TEST_CARD_NAMES = Object.keys(TEST_CARDS).filter(isTestCard);

export function isTestCard(name: unknown): name is TestCard {
  return typeof name === 'string' && Object.hasOwn(TEST_CARDS, name);
}

export function findOutcome(card: TestCard): Outcome {
  return TEST_CARDS[card];
}
