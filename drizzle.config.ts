/**
 * Configuration of Drizzle Kit: `npm run db:generate` reads the schema files and writes migrations.
 */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './database/schema.ts',
    './database/schema-baskets.ts',
    './database/schema-changes.ts',
    './database/schema-customers.ts',
    './database/schema-reviews.ts',
    './database/schema-search.ts',
  ],
  out: './database/migrations',
});
