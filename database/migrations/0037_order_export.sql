CREATE INDEX "sales_order_export_idx" ON "sales_order" USING btree (coalesce("paid_at", "created_at"),"id") WHERE "sales_order"."paid_at" is not null or "sales_order"."status" not in ('pending', 'cancelled');--> statement-breakpoint
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
