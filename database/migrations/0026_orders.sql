CREATE TABLE "checkout_draft" (
	"basket_id" uuid PRIMARY KEY NOT NULL,
	"draft" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"type" text NOT NULL,
	"detail" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"reference" text NOT NULL,
	"type" text NOT NULL,
	"event" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_event_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payment_session" (
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"order_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_session_provider_reference_pk" PRIMARY KEY("provider","reference")
);
--> statement-breakpoint
CREATE TABLE "sales_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"fascia" text NOT NULL,
	"locale" text NOT NULL,
	"currency" text NOT NULL,
	"country" text NOT NULL,
	"status" text NOT NULL,
	"customer_id" uuid,
	"basket_id" uuid NOT NULL,
	"basket_version" integer NOT NULL,
	"email" text NOT NULL,
	"address" jsonb NOT NULL,
	"delivery" jsonb NOT NULL,
	"voucher_code" text,
	"totals" jsonb NOT NULL,
	"total" bigint NOT NULL,
	"totals_hash" "bytea" NOT NULL,
	"attempt" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sales_order_number_unique" UNIQUE("number"),
	CONSTRAINT "sales_order_status_known" CHECK ("sales_order"."status" in ('pending', 'paid', 'partlyDispatched', 'dispatched', 'delivered', 'cancelled', 'refunded')),
	CONSTRAINT "sales_order_total" CHECK ("sales_order"."total" > 0)
);
--> statement-breakpoint
CREATE TABLE "sales_order_line" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"variant_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"basket_line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"item" jsonb NOT NULL,
	CONSTRAINT "sales_order_line_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "sales_order_line_quantity" CHECK ("sales_order_line"."quantity" between 1 and 999),
	CONSTRAINT "sales_order_line_price" CHECK ("sales_order_line"."unit_price" > 0)
);
--> statement-breakpoint
CREATE TABLE "test_payment" (
	"reference" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"session" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_payment_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "checkout_draft" ADD CONSTRAINT "checkout_draft_basket_id_basket_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."basket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_sales_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_session" ADD CONSTRAINT "payment_session_order_id_sales_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order_line" ADD CONSTRAINT "sales_order_line_order_id_sales_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkout_draft_updated_idx" ON "checkout_draft" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "order_event_order_idx" ON "order_event" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "payment_event_reference_idx" ON "payment_event" USING btree ("provider","reference");--> statement-breakpoint
CREATE INDEX "payment_event_created_idx" ON "payment_event" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_session_order_idx" ON "payment_session" USING btree ("order_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "sales_order_pending_idx" ON "sales_order" USING btree ("basket_id") WHERE "sales_order"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "sales_order_expires_idx" ON "sales_order" USING btree ("expires_at") WHERE "sales_order"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "sales_order_customer_idx" ON "sales_order" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "sales_order_created_idx" ON "sales_order" USING btree ("country","created_at");--> statement-breakpoint
CREATE INDEX "test_payment_created_idx" ON "test_payment" USING btree ("created_at");