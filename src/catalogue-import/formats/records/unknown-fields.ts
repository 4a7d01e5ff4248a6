/** Reports each unknown field of records once. */
import type { ImportCounters } from '../../report/import-counters.ts';

const MAX_NAMED = 20;

export class UnknownFields {
  readonly #isKnown: (name: string) => boolean;
  readonly #counters: ImportCounters;
  readonly #named = new Set<string>();

  constructor(isKnown: (name: string) => boolean, counters: ImportCounters) {
    this.#isKnown = isKnown;
    this.#counters = counters;
  }

  report(line: number, names: Iterable<string>): void {
    for (const name of names) {
      if (this.#isKnown(name) || this.#named.has(name) || this.#named.size > MAX_NAMED) continue;
      this.#named.add(name);
      this.#counters.warn({ line }, { field: name, reason: `unknown field ${name} is ignored` });
    }
  }
}
