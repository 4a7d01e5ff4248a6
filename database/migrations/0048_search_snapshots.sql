CREATE TABLE "search_snapshot" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- A trigger, since servers of the previous release prune too during a rolling deployment.
CREATE FUNCTION delete_stale_search_snapshots() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_snapshot WHERE position < (SELECT max(id) FROM pruned);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER change_pruned AFTER DELETE ON "change" REFERENCING OLD TABLE AS pruned FOR EACH STATEMENT EXECUTE FUNCTION delete_stale_search_snapshots();
