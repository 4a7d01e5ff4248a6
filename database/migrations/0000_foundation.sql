CREATE TABLE "basket" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fascia" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "basket_fascia_token" UNIQUE("fascia","token_hash")
);
--> statement-breakpoint
CREATE TABLE "basket_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"basket_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"custom_hash" text NOT NULL,
	"custom_fields" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"object_ids" jsonb NOT NULL,
	"query_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "basket_line_once" UNIQUE("basket_id","variant_id","custom_hash"),
	CONSTRAINT "basket_line_quantity" CHECK ("basket_line"."quantity" between 1 and 999)
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"parent_id" uuid,
	"path" text[] NOT NULL,
	"names" jsonb NOT NULL,
	"position" integer NOT NULL,
	"picture" jsonb,
	CONSTRAINT "category_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"topic" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_page" (
	"fascia" text NOT NULL,
	"locale" text NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"sections" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_page_fascia_path_locale_pk" PRIMARY KEY("fascia","path","locale")
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"result" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "price" (
	"variant_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"cent_amount" bigint NOT NULL,
	"was_cent_amount" bigint,
	CONSTRAINT "price_variant_id_currency_pk" PRIMARY KEY("variant_id","currency"),
	CONSTRAINT "price_not_negative" CHECK ("price"."cent_amount" >= 0 and "price"."was_cent_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_key" text NOT NULL,
	"public_id" text NOT NULL,
	"slug" text NOT NULL,
	"brand" text NOT NULL,
	"brand_slug" text NOT NULL,
	"product_type" text NOT NULL,
	"department" text NOT NULL,
	"status" text NOT NULL,
	"average_rating" real,
	"review_count" integer DEFAULT 0 NOT NULL,
	"popularity" real DEFAULT 0 NOT NULL,
	"new_from" timestamp with time zone,
	"facts" jsonb NOT NULL,
	"record_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_product_key_unique" UNIQUE("product_key"),
	CONSTRAINT "product_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "product_slug_unique" UNIQUE("slug"),
	CONSTRAINT "product_key_format" CHECK ("product"."product_key" ~ '^[A-Za-z0-9-]+$'),
	CONSTRAINT "product_status_known" CHECK ("product"."status" in ('live', 'draft', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "product_category" (
	"category_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_category_category_id_product_id_pk" PRIMARY KEY("category_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_colour" (
	"product_id" uuid NOT NULL,
	"colour" text NOT NULL,
	"labels" jsonb NOT NULL,
	"facet" text NOT NULL,
	"hex" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"videos" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_colour_product_id_colour_pk" PRIMARY KEY("product_id","colour")
);
--> statement-breakpoint
CREATE TABLE "product_fascia" (
	"fascia" text NOT NULL,
	"product_id" uuid NOT NULL,
	CONSTRAINT "product_fascia_fascia_product_id_pk" PRIMARY KEY("fascia","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_slug_history" (
	"slug" text PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_text" (
	"product_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text,
	"description" text,
	"details_and_care" text,
	"ingredients" text,
	"fabrication" text,
	"sustainability" text,
	CONSTRAINT "product_text_product_id_locale_pk" PRIMARY KEY("product_id","locale")
);
--> statement-breakpoint
CREATE TABLE "reservation" (
	"basket_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reservation_basket_id_variant_id_pk" PRIMARY KEY("basket_id","variant_id"),
	CONSTRAINT "reservation_quantity" CHECK ("reservation"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"variant_id" uuid PRIMARY KEY NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"wishlist_buffer" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_reserved_within_hand" CHECK ("stock"."reserved" >= 0 and "stock"."reserved" <= "stock"."on_hand")
);
--> statement-breakpoint
CREATE TABLE "variant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"colour" text NOT NULL,
	"size" text NOT NULL,
	"sku" text NOT NULL,
	"raw_sku" text,
	"marketplace_sku" text,
	"is_master" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "variant_sku_unique" UNIQUE("sku"),
	CONSTRAINT "variant_colour_size" UNIQUE("product_id","colour","size")
);
--> statement-breakpoint
ALTER TABLE "basket_line" ADD CONSTRAINT "basket_line_basket_id_basket_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."basket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_line" ADD CONSTRAINT "basket_line_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_parent_id_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price" ADD CONSTRAINT "price_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_colour" ADD CONSTRAINT "product_colour_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_fascia" ADD CONSTRAINT "product_fascia_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_slug_history" ADD CONSTRAINT "product_slug_history_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_text" ADD CONSTRAINT "product_text_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_basket_id_basket_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."basket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_product_id_colour_product_colour_product_id_colour_fk" FOREIGN KEY ("product_id","colour") REFERENCES "public"."product_colour"("product_id","colour") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "basket_updated_idx" ON "basket" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "basket_line_variant_idx" ON "basket_line" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "category_parent_idx" ON "category" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "change_order_idx" ON "change" USING btree ("transaction_id","id");--> statement-breakpoint
CREATE INDEX "change_created_idx" ON "change" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_key_expires_idx" ON "idempotency_key" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "product_brand_idx" ON "product" USING btree ("brand_slug");--> statement-breakpoint
CREATE INDEX "product_category_product_idx" ON "product_category" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_fascia_product_idx" ON "product_fascia" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_slug_history_product_idx" ON "product_slug_history" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "reservation_variant_idx" ON "reservation" USING btree ("variant_id","expires_at");--> statement-breakpoint
CREATE INDEX "reservation_expires_idx" ON "reservation" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "variant_marketplace_sku_idx" ON "variant" USING btree ("marketplace_sku");--> statement-breakpoint
-- Room in each page, so that a hold is a cheap update.
ALTER TABLE "stock" SET (fillfactor = 80);--> statement-breakpoint
ALTER TABLE "basket" SET (fillfactor = 80);--> statement-breakpoint
-- Nothing is searched by these; gathering statistics on them would read every page.
ALTER TABLE "product_colour" ALTER "labels" SET STATISTICS 0, ALTER "pictures" SET STATISTICS 0, ALTER "videos" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "product_text" ALTER "description" SET STATISTICS 0, ALTER "details_and_care" SET STATISTICS 0, ALTER "ingredients" SET STATISTICS 0, ALTER "fabrication" SET STATISTICS 0, ALTER "sustainability" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "product" ALTER "facts" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "content_page" ALTER "sections" SET STATISTICS 0;
