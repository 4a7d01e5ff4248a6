-- By itself, so that reads of prices go on meanwhile. The variants of now; of those that are gone
-- the product is not known.
UPDATE "price_history" h SET "product_key" = p."product_key"
FROM "variant" v JOIN "product" p ON p."id" = v."product_id" WHERE v."sku" = h."sku";--> statement-breakpoint
CREATE INDEX "price_history_since_idx" ON "price_history" USING btree ("since");
