CREATE TABLE "stock_alert" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fascia" text NOT NULL,
	"locale" text NOT NULL,
	"sku" text NOT NULL,
	"item" jsonb NOT NULL,
	"customer_id" uuid,
	"email" text,
	"status" text NOT NULL,
	"token_hash" "bytea",
	"requested_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "stock_alert_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "stock_alert_status_known" CHECK ("stock_alert"."status" in ('unconfirmed', 'waiting', 'sent')),
	CONSTRAINT "stock_alert_one_recipient" CHECK (("stock_alert"."customer_id" is null) <> ("stock_alert"."email" is null)),
	CONSTRAINT "stock_alert_sent_at" CHECK (("stock_alert"."status" = 'sent') = ("stock_alert"."sent_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "stock_alert" ADD CONSTRAINT "stock_alert_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alert_customer_idx" ON "stock_alert" USING btree ("customer_id","fascia","sku") WHERE "stock_alert"."customer_id" is not null and "stock_alert"."status" <> 'sent';--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alert_email_idx" ON "stock_alert" USING btree ("email","fascia","sku") WHERE "stock_alert"."email" is not null and "stock_alert"."status" <> 'sent';--> statement-breakpoint
CREATE INDEX "stock_alert_queue_idx" ON "stock_alert" USING btree ("sku","confirmed_at","id") WHERE "stock_alert"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "stock_alert_sent_idx" ON "stock_alert" USING btree ("sku","sent_at") WHERE "stock_alert"."status" = 'sent';--> statement-breakpoint
CREATE INDEX "stock_alert_requested_idx" ON "stock_alert" USING btree ("status","requested_at");--> statement-breakpoint
CREATE INDEX "stock_alert_sent_at_idx" ON "stock_alert" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "stock_alert_owner_idx" ON "stock_alert" USING btree ("customer_id");