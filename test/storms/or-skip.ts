/** Tests of storms that cannot be done on every machine. */
import type { TestContext } from 'vitest';
import { Skipped } from './storm.ts';

/** Counted as skipped, with the reason, where it cannot be done here. */
export async function orSkip(context: TestContext, run: Promise<string>): Promise<string> {
  return run.catch((error: unknown) => {
    if (error instanceof Skipped) context.skip(error.message);
    throw error;
  });
}
