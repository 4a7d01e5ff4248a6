/** Skips stress tests that cannot run on this machine. */
import type { TestContext } from 'vitest';
import { Skipped } from './stress-test.ts';

/** Marks the test as skipped, with the reason, when the stress test throws `Skipped`. */
export async function skipIfUnavailable(
  context: TestContext,
  run: Promise<string>,
): Promise<string> {
  return run.catch((error: unknown) => {
    if (error instanceof Skipped) context.skip(error.message);
    throw error;
  });
}
