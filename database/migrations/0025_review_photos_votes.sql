CREATE TABLE "unreferenced_review_photo" (
	"picture" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_vote" ADD COLUMN "browser" text;--> statement-breakpoint
CREATE INDEX "review_vote_browser_idx" ON "review_vote" USING btree ("review_id","browser") WHERE "review_vote"."browser" is not null;--> statement-breakpoint
-- Fires for every way in which a review loses photos, also for deletions that cascade from its product.
CREATE FUNCTION note_unreferenced_photos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO unreferenced_review_photo (picture)
  SELECT DISTINCT photo->>'picture' FROM jsonb_array_elements(OLD.photos) AS a(photo)
  WHERE photo->>'picture' IS NOT NULL
  -- The clean-up forgets a row only with the time that it has read.
  ON CONFLICT (picture) DO UPDATE SET created_at = clock_timestamp();
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER review_photos_deleted AFTER DELETE ON "review" FOR EACH ROW
  WHEN (OLD.source_key LIKE 'own:%' AND OLD.photos <> '[]') EXECUTE FUNCTION note_unreferenced_photos();--> statement-breakpoint
CREATE TRIGGER review_photos_changed AFTER UPDATE OF photos ON "review" FOR EACH ROW
  WHEN (OLD.source_key LIKE 'own:%' AND OLD.photos <> NEW.photos) EXECUTE FUNCTION note_unreferenced_photos();
