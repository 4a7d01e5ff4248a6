ALTER TABLE "price" ADD COLUMN "pre_discount_cent_amount" bigint;--> statement-breakpoint
ALTER TABLE "price" ADD COLUMN "discount_effects" jsonb;