/** Editor-made pages in the house's own database. */
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { publishChanges } from '#database/publish.ts';
import { contentPage } from '#database/schema.ts';
import type { Content } from '#features/content/content.port.ts';
import { defineProvider } from '#kit/define-provider.ts';

export function createContent(database: Database): Content {
  return {
    /** Without a page of its own, a language gets the English one, else the one that was saved first. */
    async findPage({ fascia, locale }, path) {
      const [page] = await database.build((builder) =>
        builder
          .select()
          .from(contentPage)
          .where(and(eq(contentPage.fascia, fascia), eq(contentPage.path, path)))
          .orderBy(sql`${contentPage.locale} = ${locale} desc`, sql`${contentPage.locale} = 'en-GB' desc`, contentPage.createdAt)
          .limit(1),
      );
      if (!page) return null;
      return { path: page.path, title: page.title, description: page.description, sections: page.sections as readonly unknown[] };
    },

    async savePage({ fascia, locale }, { path, title, description, sections }) {
      await database.transaction(async (connection) => {
        const fresh = { title, description, sections };
        await connection.build((builder) =>
          builder
            .insert(contentPage)
            .values({ fascia, locale, path, ...fresh })
            .onConflictDoUpdate({
              target: [contentPage.fascia, contentPage.path, contentPage.locale],
              set: { ...fresh, updatedAt: sql`now()` },
            }),
        );
        await publishChanges(connection, 'page', [`${fascia}|${locale}|${path}`]);
      });
    },
  };
}

export const provider = defineProvider({
  port: 'content',
  name: 'embedded',
  create: async (deps) => createContent((await deps.database()) as Database),
});
