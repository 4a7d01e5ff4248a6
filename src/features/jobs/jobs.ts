/** Policies of the kinds of jobs (attempts, waits, concurrency), and limits of all jobs. */
import type { JobKind } from './jobs.port.ts';

export type JobPolicy = {
  /** Attempts after the first. */
  readonly retries: number;
  /** Longest wait in seconds before the second attempt; doubles with each attempt. */
  readonly initialBackoffS: number;
  readonly maxBackoffS: number;
  /** Jobs of this kind that one process runs at the same time. */
  readonly concurrency: number;
};

export type JobPolicies = Readonly<Record<JobKind, JobPolicy>>;

export const jobPolicies: JobPolicies = {
  // About a day, for a mail server that is down overnight.
  accountEmail: { retries: 120, initialBackoffS: 2, maxBackoffS: 900, concurrency: 5 },
  reviewEmail: { retries: 120, initialBackoffS: 2, maxBackoffS: 900, concurrency: 5 },
  questionEmail: { retries: 120, initialBackoffS: 2, maxBackoffS: 900, concurrency: 5 },
  orderEmail: { retries: 120, initialBackoffS: 2, maxBackoffS: 900, concurrency: 5 },
  withdrawalEmail: { retries: 120, initialBackoffS: 2, maxBackoffS: 900, concurrency: 5 },
  // About five days, for a payment provider or order system that is down over a weekend.
  orderRefund: { retries: 200, initialBackoffS: 5, maxBackoffS: 3_600, concurrency: 2 },
  orderWebhook: { retries: 200, initialBackoffS: 5, maxBackoffS: 3_600, concurrency: 2 },
  // Within the database, or a service that may be down for a day.
  orderRewards: { retries: 120, initialBackoffS: 2, maxBackoffS: 900, concurrency: 2 },
  paymentNotice: { retries: 20, initialBackoffS: 2, maxBackoffS: 900, concurrency: 2 },
  priceAlertEmail: { retries: 120, initialBackoffS: 2, maxBackoffS: 900, concurrency: 5 },
  replenishmentEmail: { retries: 120, initialBackoffS: 2, maxBackoffS: 900, concurrency: 5 },
  stockAlertEmail: { retries: 120, initialBackoffS: 2, maxBackoffS: 900, concurrency: 5 },
};

/** Kinds of `policies`. */
export function listKinds(policies: JobPolicies): readonly JobKind[] {
  return Object.keys(policies).filter((kind): kind is JobKind => kind in policies);
}

/** Largest payload as JSON. A job contains ids, and its handler loads the rest. */
export const MAX_PAYLOAD_BYTES = 16_384;

/** @throws Error for a payload that is too large. */
export function checkPayload(kind: JobKind, payload: object): void {
  const bytes = new TextEncoder().encode(JSON.stringify(payload)).length;
  if (bytes > MAX_PAYLOAD_BYTES)
    throw new Error(`A job ${kind} has ${bytes} bytes; at most ${MAX_PAYLOAD_BYTES} are allowed.`);
}

/** Failure whose message contains no personal data, so that it is logged as the reason. */
export class ExplainedFailure extends Error {}

/** Kind of an error for the log, without its message: those of mail servers contain addresses. */
export function reasonOf(error: unknown): string {
  if (error instanceof ExplainedFailure) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
