DROP INDEX "review_rating_idx";--> statement-breakpoint
DROP INDEX "review_product_idx";--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "text_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_statistics" ADD COLUMN "language_ratings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "review_statistics" ADD COLUMN "summaries" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "review_statistics" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "review_recent_idx" ON "review" USING btree ("product_id","submitted_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "review_highest_idx" ON "review" USING btree ("product_id","rating","submitted_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "review_lowest_idx" ON "review" USING btree ("product_id","rating","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "review_photos_idx" ON "review" USING btree ("product_id","submitted_at","id") WHERE status = 'published' and photos <> '[]';--> statement-breakpoint
CREATE INDEX "review_published_idx" ON "review" USING btree ("product_id","published_at") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "review_praise_idx" ON "review" USING btree ("product_id","language",(helpful_count - unhelpful_count) desc,"submitted_at" DESC NULLS FIRST,"id") WHERE status = 'published' and helpful_count > unhelpful_count and rating >= 4;--> statement-breakpoint
CREATE INDEX "review_criticism_idx" ON "review" USING btree ("product_id","language",(helpful_count - unhelpful_count) desc,"submitted_at" DESC NULLS FIRST,"id") WHERE status = 'published' and helpful_count > unhelpful_count and rating <= 3;--> statement-breakpoint
CREATE INDEX "review_text_version_idx" ON "review" USING btree ("text_version","id");--> statement-breakpoint
CREATE INDEX "review_product_idx" ON "review" USING btree ("product_id");--> statement-breakpoint
UPDATE "review_statistics" s SET "language_ratings" = t.ratings
FROM (
  SELECT product_id, jsonb_object_agg(language, jsonb_build_array(one, two, three, four, five)) AS ratings
  FROM (
    SELECT product_id, coalesce(language, '') AS language,
      count(*) FILTER (WHERE rating = 1) AS one, count(*) FILTER (WHERE rating = 2) AS two,
      count(*) FILTER (WHERE rating = 3) AS three, count(*) FILTER (WHERE rating = 4) AS four,
      count(*) FILTER (WHERE rating = 5) AS five
    FROM "review" WHERE status = 'published' GROUP BY product_id, coalesce(language, '')
  ) l GROUP BY product_id
) t WHERE t.product_id = s.product_id;
