/** Circuit breaker: after failures in a row, calls fail at once for a while, then one is tried. */

const MAX_FAILURES = 3;
const OPEN_MS = 15_000;

export type Breaker = { readonly run: <T>(operation: () => Promise<T>) => Promise<T> };

export function createBreaker(now: () => number): Breaker {
  let failures = 0;
  let openUntil = 0;
  return {
    async run(operation) {
      if (now() < openUntil)
        throw new Error('The service has failed several times and is not called for a while.');
      try {
        const response = await operation();
        failures = 0;
        return response;
      } catch (error) {
        failures += 1;
        if (failures >= MAX_FAILURES) openUntil = now() + OPEN_MS;
        throw error;
      }
    },
  };
}
