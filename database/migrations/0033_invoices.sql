ALTER TABLE "sales_order" ADD COLUMN "invoice_details" jsonb;--> statement-breakpoint
CREATE TABLE "invoice" (
	"series" text NOT NULL,
	"sequence" bigint NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"return_number" text,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_series_sequence_pk" PRIMARY KEY("series","sequence"),
	CONSTRAINT "invoice_kind_known" CHECK ("invoice"."kind" in ('invoice', 'creditNote')),
	CONSTRAINT "invoice_amount" CHECK ("invoice"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_id_sales_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_once" ON "invoice" USING btree ("order_id","reference");