ALTER TABLE "payment_event" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
UPDATE "payment_event" r SET "answered_at" = now() WHERE r."type" = 'refundRequested' AND EXISTS (
	SELECT FROM "payment_event" n WHERE n."provider" = r."provider" AND n."reference" = r."reference"
	AND n."type" IN ('refunded', 'refundFailed') AND n."event"->>'key' = r."event"->>'key'
);--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payment_event_refused_idx" ON "payment_event" USING btree ("created_at") WHERE "payment_event"."type" = 'refundFailed';--> statement-breakpoint
CREATE INDEX "payment_event_unanswered_idx" ON "payment_event" USING btree ("created_at") WHERE "payment_event"."type" = 'refundRequested' and "payment_event"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "sales_order_export_idx" ON "sales_order" USING btree (coalesce("paid_at", "created_at"),"id") WHERE "sales_order"."paid_at" is not null or "sales_order"."status" not in ('pending', 'cancelled');--> statement-breakpoint
CREATE INDEX "withdrawal_open_idx" ON "withdrawal" USING btree ("created_at") WHERE "withdrawal"."outcome" = 'unmatched' and "withdrawal"."handled_at" is null;--> statement-breakpoint
-- Servers of an earlier release pay orders without the time of the payment: sorted by the time of
-- the order, one could be placed behind orders that were exported already.
CREATE FUNCTION set_paid_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.paid_at := now();
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER sales_order_paid BEFORE UPDATE OF "status" ON "sales_order" FOR EACH ROW
  WHEN (OLD.status = 'pending' AND NEW.status = 'paid' AND NEW.paid_at IS NULL)
  EXECUTE FUNCTION set_paid_at();
