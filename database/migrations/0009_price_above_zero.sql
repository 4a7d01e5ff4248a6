-- A price of 0 was never meant: without one a variant is not sold in that currency until it is imported again.
INSERT INTO "change" ("topic", "key")
SELECT DISTINCT 'product', p."product_key" FROM "price" m JOIN "variant" v ON v."id" = m."variant_id" JOIN "product" p ON p."id" = v."product_id"
WHERE m."cent_amount" = 0;--> statement-breakpoint
UPDATE "product" SET "record_hash" = ''::bytea WHERE "id" IN (
  SELECT v."product_id" FROM "price" m JOIN "variant" v ON v."id" = m."variant_id" WHERE m."cent_amount" = 0
);--> statement-breakpoint
DELETE FROM "price" WHERE "cent_amount" = 0;--> statement-breakpoint
ALTER TABLE "price" DROP CONSTRAINT "price_not_negative";--> statement-breakpoint
ALTER TABLE "price" ADD CONSTRAINT "price_above_zero" CHECK ("price"."cent_amount" > 0 and "price"."was_cent_amount" >= 0);
