CREATE TABLE "reminder" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"fascia" text NOT NULL,
	"locale" text NOT NULL,
	"sku" text NOT NULL,
	"item" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"token_hash" "bytea",
	"requested_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "reminder_status_known" CHECK ("reminder"."status" in ('waiting', 'queued', 'sent')),
	CONSTRAINT "reminder_sent_at" CHECK (("reminder"."status" <> 'waiting') = ("reminder"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "sponsored_count" (
	"fascia" text NOT NULL,
	"ad" text NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "sponsored_count_fascia_ad_day_pk" PRIMARY KEY("fascia","ad","day"),
	CONSTRAINT "sponsored_count_not_negative" CHECK ("sponsored_count"."views" >= 0 and "sponsored_count"."clicks" >= 0)
);
--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reminder_active_idx" ON "reminder" USING btree ("customer_id","fascia","sku") WHERE "reminder"."status" <> 'sent';--> statement-breakpoint
CREATE INDEX "reminder_due_idx" ON "reminder" USING btree ("due_at") WHERE "reminder"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "reminder_token_idx" ON "reminder" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "reminder_sent_idx" ON "reminder" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "reminder_owner_idx" ON "reminder" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sponsored_count_day_idx" ON "sponsored_count" USING btree ("day");