/** Customisation groups in the app's database. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { customisationGroup } from '#database/schema/schema.ts';
import { checkGroup } from '#features/customisation/check-group.ts';
import type { CustomisationGroupRecord } from '#features/customisation/customisation.ts';
import type { Customisations } from '#features/customisation/customisations.port.ts';
import { localiseGroup } from '#features/customisation/localise-group.ts';
import { defineProvider } from '#kit/define-provider.ts';

export function createCustomisations(database: Database): Customisations {
  return {
    async findGroup(locale, name) {
      const [row] = await database.build((builder) =>
        builder.select().from(customisationGroup).where(eq(customisationGroup.name, name)).limit(1),
      );
      return row ? localiseGroup(row.record as CustomisationGroupRecord, locale) : null;
    },
    async saveGroup(record) {
      checkGroup(record);
      await database.build((builder) =>
        builder
          .insert(customisationGroup)
          .values({ name: record.name, record })
          .onConflictDoUpdate({
            target: customisationGroup.name,
            set: { record, updatedAt: sql`now()` },
          }),
      );
    },
  };
}

export const provider = defineProvider({
  port: 'customisations',
  name: 'embedded',
  create: async (deps) => createCustomisations((await deps.database()) as Database),
});
