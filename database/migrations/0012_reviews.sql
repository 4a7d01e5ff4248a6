CREATE TABLE "review_statistics" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"rating_counts" integer[] NOT NULL,
	"recommended" integer NOT NULL,
	"not_recommended" integer NOT NULL,
	"fit_counts" integer[] NOT NULL,
	"with_photos" integer NOT NULL,
	"secondary_ratings" jsonb NOT NULL,
	"features" jsonb NOT NULL,
	"languages" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "published_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "secondary_ratings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "fit" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "is_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "features" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "responses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "syndication" jsonb;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "photos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "imported_helpful" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "imported_unhelpful" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "helpful_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "unhelpful_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_statistics" ADD CONSTRAINT "review_statistics_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_rating_idx" ON "review" USING btree ("product_id","rating","submitted_at","id");--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_status_known" CHECK ("review"."status" in ('unconfirmed', 'pending', 'published', 'refused'));--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_fit_known" CHECK ("review"."fit" in ('small', 'true', 'large'));
--> statement-breakpoint
UPDATE "review" SET "search_text" = lower(coalesce("title" || ' ', '') || "body");--> statement-breakpoint
INSERT INTO "review_statistics" ("product_id", "rating_counts", "recommended", "not_recommended", "fit_counts", "with_photos", "secondary_ratings", "features")
SELECT product_id,
  ARRAY[count(*) FILTER (WHERE rating = 1), count(*) FILTER (WHERE rating = 2), count(*) FILTER (WHERE rating = 3), count(*) FILTER (WHERE rating = 4), count(*) FILTER (WHERE rating = 5)]::integer[],
  count(*) FILTER (WHERE is_recommended), count(*) FILTER (WHERE NOT is_recommended), '{0,0,0}', 0, '{}', '{}'
FROM "review" GROUP BY product_id;
