/**
 * Configuration of Drizzle Kit: `npm run db:generate` reads the schema files and writes migrations.
 */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './database/schema/schema.ts',
    './database/schema/schema-agent-carts.ts',
    './database/schema/schema-baskets.ts',
    './database/schema/schema-changes.ts',
    './database/schema/schema-customers.ts',
    './database/schema/schema-experiments.ts',
    './database/schema/schema-orders.ts',
    './database/schema/schema-price-alerts.ts',
    './database/schema/schema-questions.ts',
    './database/schema/schema-recommendations.ts',
    './database/schema/schema-replenishment.ts',
    './database/schema/schema-returns.ts',
    './database/schema/schema-reviews.ts',
    './database/schema/schema-rewards.ts',
    './database/schema/schema-search.ts',
    './database/schema/schema-short-links.ts',
    './database/schema/schema-social-proof.ts',
    './database/schema/schema-sponsored.ts',
    './database/schema/schema-stock-alerts.ts',
  ],
  out: './database/migrations',
});
