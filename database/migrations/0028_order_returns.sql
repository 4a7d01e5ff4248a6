CREATE TABLE "order_return" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"request_key" text NOT NULL,
	"lines" jsonb NOT NULL,
	"received" jsonb,
	"refund" bigint DEFAULT 0 NOT NULL,
	"delivery_refund" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone,
	CONSTRAINT "order_return_number_unique" UNIQUE("number"),
	CONSTRAINT "order_return_once" UNIQUE("order_id","request_key"),
	CONSTRAINT "order_return_kind_known" CHECK ("order_return"."kind" in ('return', 'withdrawal')),
	CONSTRAINT "order_return_refund" CHECK ("order_return"."refund" >= "order_return"."delivery_refund" and "order_return"."delivery_refund" >= 0)
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fascia" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"order_number" text NOT NULL,
	"email" text NOT NULL,
	"outcome" text NOT NULL,
	"order_id" uuid,
	"return_number" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawal_outcome_known" CHECK ("withdrawal"."outcome" in ('return', 'cancelled', 'unmatched'))
);
--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "is_guest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_order_id_sales_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_order_id_sales_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawal_order_idx" ON "withdrawal" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "withdrawal_unmatched_idx" ON "withdrawal" USING btree ("created_at") WHERE "withdrawal"."outcome" = 'unmatched';--> statement-breakpoint
CREATE INDEX "payment_event_refund_idx" ON "payment_event" USING btree ("created_at") WHERE "payment_event"."type" in ('refundRequested', 'refundFailed');--> statement-breakpoint
CREATE INDEX "sales_order_unpaid_idx" ON "sales_order" USING btree ("created_at") WHERE "sales_order"."status" = 'cancelled' and "sales_order"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "sales_order_placed_idx" ON "sales_order" USING btree ("created_at");--> statement-breakpoint
UPDATE "sales_order" SET "is_guest" = true WHERE "customer_id" IS NULL;--> statement-breakpoint
UPDATE "sales_order" o SET "paid_at" = e."created_at" FROM "order_event" e WHERE e."order_id" = o."id" AND e."type" = 'paid';
