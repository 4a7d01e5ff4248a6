CREATE TABLE "order_dispatch" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"lines" jsonb NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"tracking_url" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_dispatch_once" UNIQUE("order_id","reference")
);
--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_dispatch" ADD CONSTRAINT "order_dispatch_order_id_sales_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sales_order_paid_idx" ON "sales_order" USING btree ("paid_at","id") WHERE "sales_order"."paid_at" is not null;