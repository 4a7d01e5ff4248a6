CREATE TABLE "social_proof_count" (
	"product_id" uuid NOT NULL,
	"fascia" text NOT NULL,
	"kind" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "social_proof_count_product_id_fascia_kind_hour_pk" PRIMARY KEY("product_id","fascia","kind","hour"),
	CONSTRAINT "social_proof_count_kind_known" CHECK ("social_proof_count"."kind" in ('sale', 'add', 'wishlist', 'view')),
	CONSTRAINT "social_proof_count_above_zero" CHECK ("social_proof_count"."count" > 0)
);
--> statement-breakpoint
ALTER TABLE "social_proof_count" ADD CONSTRAINT "social_proof_count_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "social_proof_count_hour_idx" ON "social_proof_count" USING btree ("hour");