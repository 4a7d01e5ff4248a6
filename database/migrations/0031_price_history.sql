CREATE TABLE "price_history" (
	"variant_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"cent_amount" bigint NOT NULL,
	"was_cent_amount" bigint,
	CONSTRAINT "price_history_variant_id_currency_since_pk" PRIMARY KEY("variant_id","currency","since")
);
--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "price_history" ("variant_id", "currency", "since", "cent_amount", "was_cent_amount")
SELECT "variant_id", "currency", now(), "cent_amount", "was_cent_amount" FROM "price";--> statement-breakpoint
-- Also fires for servers of the previous release. An import deletes and inserts the prices of a
-- changed product, so only prices that differ from the latest known one are added.
CREATE FUNCTION note_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_history AS h (variant_id, currency, since, cent_amount, was_cent_amount)
  SELECT n.variant_id, n.currency, now(), n.cent_amount, n.was_cent_amount
  FROM changed_prices n LEFT JOIN LATERAL (
    SELECT l.cent_amount, l.was_cent_amount FROM price_history l
    WHERE l.variant_id = n.variant_id AND l.currency = n.currency ORDER BY l.since DESC LIMIT 1
  ) latest ON true
  WHERE (latest.cent_amount, latest.was_cent_amount) IS DISTINCT FROM (n.cent_amount, n.was_cent_amount)
  ON CONFLICT (variant_id, currency, since) DO UPDATE
    SET cent_amount = excluded.cent_amount, was_cent_amount = excluded.was_cent_amount;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER price_inserted AFTER INSERT ON "price" REFERENCING NEW TABLE AS changed_prices
  FOR EACH STATEMENT EXECUTE FUNCTION note_prices();--> statement-breakpoint
CREATE TRIGGER price_updated AFTER UPDATE ON "price" REFERENCING NEW TABLE AS changed_prices
  FOR EACH STATEMENT EXECUTE FUNCTION note_prices();--> statement-breakpoint
-- Lowest price of the 30 days before the current reduction began, without the reduction itself,
-- also where it was made in steps; null where no earlier price is known.
CREATE FUNCTION prior_lowest_price(sold_variant uuid, sold_in text) RETURNS bigint
LANGUAGE sql STABLE AS $$
  WITH history AS (
    SELECT cent_amount, since, coalesce(was_cent_amount > cent_amount, false) AS is_reduced,
      lead(since) OVER (ORDER BY since) AS until
    FROM price_history WHERE variant_id = sold_variant AND currency = sold_in
  ), reduction AS (
    SELECT min(since) AS began FROM history
    WHERE since > coalesce((SELECT max(since) FROM history WHERE NOT is_reduced), '-infinity')
  )
  SELECT min(h.cent_amount) FROM history h, reduction r
  WHERE h.since < r.began AND h.until > r.began - interval '30 days'
$$;
