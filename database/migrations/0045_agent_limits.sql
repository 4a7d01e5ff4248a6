ALTER TABLE "idempotency_key" ADD COLUMN "network" text;
