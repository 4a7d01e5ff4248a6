CREATE TABLE "reward_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"fascia" text NOT NULL,
	"order_number" text NOT NULL,
	"reference" text NOT NULL,
	"points" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reward_entry_points" CHECK ("reward_entry"."points" <> 0)
);
--> statement-breakpoint
ALTER TABLE "reward_entry" ADD CONSTRAINT "reward_entry_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reward_entry_once" ON "reward_entry" USING btree ("fascia","order_number","reference");--> statement-breakpoint
CREATE INDEX "reward_entry_customer_idx" ON "reward_entry" USING btree ("customer_id","id");