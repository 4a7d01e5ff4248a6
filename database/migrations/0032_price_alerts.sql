CREATE TABLE "price_alert" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"fascia" text NOT NULL,
	"locale" text NOT NULL,
	"product_key" text NOT NULL,
	"colour" text NOT NULL,
	"item" jsonb NOT NULL,
	"currency" text NOT NULL,
	"cent_amount" bigint NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"token_hash" "bytea",
	"requested_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "price_alert_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "price_alert_status_known" CHECK ("price_alert"."status" in ('waiting', 'sent')),
	CONSTRAINT "price_alert_sent_at" CHECK (("price_alert"."status" = 'sent') = ("price_alert"."sent_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "price_alert" ADD CONSTRAINT "price_alert_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "price_alert_waiting_idx" ON "price_alert" USING btree ("customer_id","product_key","colour") WHERE "price_alert"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "price_alert_requested_idx" ON "price_alert" USING btree ("status","requested_at");--> statement-breakpoint
CREATE INDEX "price_alert_sent_idx" ON "price_alert" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "price_alert_owner_idx" ON "price_alert" USING btree ("customer_id");