/** Customisation groups in memory, for tests. */
import { checkGroup } from './check-group.ts';
import type { CustomisationGroupRecord } from './customisation.ts';
import type { Customisations } from './customisations.port.ts';
import { localiseGroup } from './localise-group.ts';

export function createMemoryCustomisations(
  given: readonly CustomisationGroupRecord[] = [],
): Customisations {
  const groups = new Map(given.map((group) => [group.name, group]));
  return {
    async findGroup(locale, name) {
      const group = groups.get(name);
      return group ? localiseGroup(group, locale) : null;
    },
    async saveGroup(group) {
      checkGroup(group);
      groups.set(group.name, group);
    },
  };
}
