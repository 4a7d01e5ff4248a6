CREATE TABLE "recommendation_item" (
	"product_key" text PRIMARY KEY NOT NULL,
	"views" double precision NOT NULL,
	"buys" double precision NOT NULL,
	"trend" double precision NOT NULL,
	"neighbours" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recommendation_progress" (
	"id" smallint PRIMARY KEY NOT NULL,
	"event_id" bigint NOT NULL,
	"line_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recommendation_progress_once" CHECK ("recommendation_progress"."id" = 1)
);
--> statement-breakpoint
CREATE INDEX "recommendation_trend_idx" ON "recommendation_item" USING btree ("trend");