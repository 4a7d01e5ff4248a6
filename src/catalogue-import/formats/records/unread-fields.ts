/** Reports each unknown field of records once. */
import type { ImportCounters } from '../../report/import-counters.ts';

const MAX_NAMED = 20;

export class UnreadFields {
  readonly #isRead: (name: string) => boolean;
  readonly #counters: ImportCounters;
  readonly #named = new Set<string>();

  constructor(isRead: (name: string) => boolean, counters: ImportCounters) {
    this.#isRead = isRead;
    this.#counters = counters;
  }

  report(line: number, names: Iterable<string>): void {
    for (const name of names) {
      if (this.#isRead(name) || this.#named.has(name) || this.#named.size > MAX_NAMED) continue;
      this.#named.add(name);
      this.#counters.warn({ line }, { field: name, reason: `the field ${name} is not read` });
    }
  }
}
