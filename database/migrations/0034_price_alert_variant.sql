ALTER TABLE "price_alert" DROP CONSTRAINT "price_alert_token_hash_unique";--> statement-breakpoint
ALTER TABLE "price_alert" DROP CONSTRAINT "price_alert_status_known";--> statement-breakpoint
ALTER TABLE "price_alert" DROP CONSTRAINT "price_alert_sent_at";--> statement-breakpoint
DROP INDEX "price_alert_waiting_idx";--> statement-breakpoint
ALTER TABLE "price_alert" ADD COLUMN "sku" text;--> statement-breakpoint
UPDATE "price_alert" a SET "sku" = w."sku" FROM "wishlist_item" w
WHERE w."customer_id" = a."customer_id" AND w."product_key" = a."product_key" AND w."colour" = a."colour";--> statement-breakpoint
DELETE FROM "price_alert" WHERE "sku" IS NULL;--> statement-breakpoint
ALTER TABLE "price_alert" ALTER COLUMN "sku" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "price_alert_active_idx" ON "price_alert" USING btree ("customer_id","fascia","currency","product_key","colour") WHERE "price_alert"."status" <> 'sent';--> statement-breakpoint
CREATE INDEX "price_alert_waiting_customer_idx" ON "price_alert" USING btree ("customer_id") WHERE "price_alert"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "price_alert_token_idx" ON "price_alert" USING btree ("token_hash");--> statement-breakpoint
ALTER TABLE "price_alert" ADD CONSTRAINT "price_alert_status_known" CHECK ("price_alert"."status" in ('waiting', 'queued', 'sent'));--> statement-breakpoint
ALTER TABLE "price_alert" ADD CONSTRAINT "price_alert_sent_at" CHECK (("price_alert"."status" <> 'waiting') = ("price_alert"."sent_at" is not null));