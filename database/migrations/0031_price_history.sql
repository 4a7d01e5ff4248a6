CREATE TABLE "price_history" (
	"sku" text NOT NULL,
	"currency" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"cent_amount" bigint NOT NULL,
	"was_cent_amount" bigint,
	"is_first_known" boolean DEFAULT false NOT NULL,
	CONSTRAINT "price_history_sku_currency_since_pk" PRIMARY KEY("sku","currency","since")
);
--> statement-breakpoint
-- Begin of the current reduction, which may be made in steps: a price that is higher than the one
-- before it begins another. Null for a price that is not reduced.
CREATE FUNCTION reduction_began(sold_sku text, sold_in text) RETURNS timestamp with time zone
LANGUAGE sql STABLE AS $$
  WITH history AS (
    SELECT since, coalesce(was_cent_amount > cent_amount, false) AS is_reduced,
      cent_amount > lag(cent_amount) OVER (ORDER BY since) AS is_raised
    FROM price_history WHERE sku = sold_sku AND currency = sold_in
  )
  SELECT coalesce(max(since) FILTER (WHERE is_raised), min(since)) FROM history
  WHERE since > coalesce((SELECT max(since) FROM history WHERE NOT is_reduced), '-infinity')
$$;--> statement-breakpoint
-- Lowest price of the 30 days before the current reduction began; null where no earlier price is
-- known, and where the history of a product that was already sold begins within these days.
CREATE FUNCTION prior_lowest_price(sold_sku text, sold_in text) RETURNS bigint
LANGUAGE sql STABLE AS $$
  WITH history AS (
    SELECT cent_amount, since, is_first_known, lead(since) OVER (ORDER BY since) AS until
    FROM price_history WHERE sku = sold_sku AND currency = sold_in
  ), reduction AS (
    SELECT reduction_began(sold_sku, sold_in) AS began
  )
  SELECT min(h.cent_amount) FROM history h, reduction r
  WHERE h.since < r.began AND h.until > r.began - interval '30 days'
  HAVING NOT coalesce(bool_or(h.is_first_known AND h.since > r.began - interval '30 days'), false)
$$;--> statement-breakpoint
-- Also fires for servers of the previous release. An import deletes and inserts the prices of a
-- changed product, so only prices that differ from the latest known one are added. The clock is
-- read while the row of the price is locked, so that times are in the order of the changes. Prices
-- that ended more than 30 days before the current reduction are deleted.
CREATE FUNCTION note_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH added AS (
    INSERT INTO price_history (sku, currency, since, cent_amount, was_cent_amount)
    SELECT v.sku, n.currency, clock_timestamp(), n.cent_amount, n.was_cent_amount
    FROM changed_prices n JOIN variant v ON v.id = n.variant_id LEFT JOIN LATERAL (
      SELECT l.cent_amount, l.was_cent_amount FROM price_history l
      WHERE l.sku = v.sku AND l.currency = n.currency ORDER BY l.since DESC LIMIT 1
    ) latest ON true
    WHERE (latest.cent_amount, latest.was_cent_amount) IS DISTINCT FROM (n.cent_amount, n.was_cent_amount)
    ON CONFLICT (sku, currency, since) DO UPDATE
      SET cent_amount = excluded.cent_amount, was_cent_amount = excluded.was_cent_amount
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
END $$;--> statement-breakpoint
-- Before the copy: the lock of a trigger's creation keeps every change of a price waiting until
-- both are committed, so none is lost between them.
CREATE TRIGGER price_inserted AFTER INSERT ON "price" REFERENCING NEW TABLE AS changed_prices
  FOR EACH STATEMENT EXECUTE FUNCTION note_prices();--> statement-breakpoint
CREATE TRIGGER price_updated AFTER UPDATE ON "price" REFERENCING NEW TABLE AS changed_prices
  FOR EACH STATEMENT EXECUTE FUNCTION note_prices();--> statement-breakpoint
INSERT INTO "price_history" ("sku", "currency", "since", "cent_amount", "was_cent_amount", "is_first_known")
SELECT v."sku", p."currency", clock_timestamp(), p."cent_amount", p."was_cent_amount", true
FROM "price" p JOIN "variant" v ON v."id" = p."variant_id";
