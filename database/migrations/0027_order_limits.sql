ALTER TABLE "sales_order" DROP CONSTRAINT "sales_order_total";--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "sales_order_email_idx" ON "sales_order" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "sales_order_closed_idx" ON "sales_order" USING btree ("expires_at") WHERE "sales_order"."status" = 'cancelled';--> statement-breakpoint
CREATE INDEX "sales_order_voucher_idx" ON "sales_order" USING btree ("fascia","voucher_code") WHERE "sales_order"."voucher_code" is not null and "sales_order"."status" <> 'cancelled';--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_total" CHECK ("sales_order"."total" >= 0);