/** Customisation groups in the app's database. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { customisationGroup } from '#database/schema.ts';
import type { Localised } from '#features/catalogue/catalogue-records.ts';
import { checkGroup } from '#features/customisation/check-group.ts';
import type {
  CustomisationField,
  CustomisationGroup,
  CustomisationGroupRecord,
} from '#features/customisation/customisation.ts';
import type { Customisations } from '#features/customisation/customisations.port.ts';
import { defineProvider } from '#kit/define-provider.ts';

export function createCustomisations(database: Database): Customisations {
  return {
    async findGroup(locale, name) {
      const [row] = await database.build((builder) =>
        builder.select().from(customisationGroup).where(eq(customisationGroup.name, name)).limit(1),
      );
      return row ? toGroup(row.record as CustomisationGroupRecord, locale) : null;
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

function toGroup(
  { name, title, description, fields }: CustomisationGroupRecord,
  locale: string,
): CustomisationGroup {
  const localised = (text: Localised) => text[locale] ?? text['en-GB'];
  return {
    customisationGroup: name,
    title: localised(title),
    description: localised(description),
    customisationFields: fields.map(
      ({
        displayName,
        placeholder,
        description: about,
        validationMessage,
        ...field
      }): CustomisationField => ({
        ...field,
        displayName: localised(displayName),
        ...(placeholder && { placeholder: localised(placeholder) }),
        ...(about && { description: localised(about) }),
        ...(validationMessage && { validationMessage: localised(validationMessage) }),
      }),
    ),
  };
}

export const provider = defineProvider({
  port: 'customisations',
  name: 'embedded',
  create: async (deps) => createCustomisations((await deps.database()) as Database),
});
