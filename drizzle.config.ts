/** Where `npm run db:generate` reads the schema and writes migrations. */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./database/schema.ts', './database/schema-customers.ts'],
  out: './database/migrations',
});
