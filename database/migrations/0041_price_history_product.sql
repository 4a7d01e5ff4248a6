ALTER TABLE "price_history" ADD COLUMN "product_key" text;--> statement-breakpoint
-- As before, and a SKU that another product gets begins a history of its own: what the other one
-- cost is no former price of this one.
CREATE OR REPLACE FUNCTION note_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM price_history h
  USING changed_prices n JOIN variant v ON v.id = n.variant_id JOIN product p ON p.id = v.product_id
  WHERE h.sku = v.sku AND h.product_key <> p.product_key;
  WITH added AS (
    INSERT INTO price_history (sku, currency, since, cent_amount, was_cent_amount, product_key)
    SELECT v.sku, n.currency, clock_timestamp(), n.cent_amount, n.was_cent_amount, p.product_key
    FROM changed_prices n JOIN variant v ON v.id = n.variant_id
    JOIN product p ON p.id = v.product_id LEFT JOIN LATERAL (
      SELECT l.cent_amount, l.was_cent_amount FROM price_history l
      WHERE l.sku = v.sku AND l.currency = n.currency ORDER BY l.since DESC LIMIT 1
    ) latest ON true
    WHERE (latest.cent_amount, latest.was_cent_amount) IS DISTINCT FROM (n.cent_amount, n.was_cent_amount)
    ON CONFLICT (sku, currency, since) DO UPDATE
      SET cent_amount = excluded.cent_amount, was_cent_amount = excluded.was_cent_amount,
        product_key = excluded.product_key
    RETURNING sku, currency
  ), needed AS MATERIALIZED (
    SELECT sku, currency,
      coalesce(reduction_began(sku, currency), now()) - interval '30 days' AS since FROM added
  )
  DELETE FROM price_history h USING needed d
  WHERE h.sku = d.sku AND h.currency = d.currency AND h.since < d.since AND EXISTS (
    SELECT FROM price_history l
    WHERE l.sku = h.sku AND l.currency = h.currency AND l.since > h.since AND l.since <= d.since
  );
  RETURN NULL;
END $$;
