CREATE TABLE "change_consumer" (
	"name" text PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- 727234: any number that nothing else locks; database/migrate.ts has 727233. The lock's second half is the last id before the writer's own.
CREATE FUNCTION register_change_writer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(727234, coalesce(pg_sequence_last_value('change_id_seq'), 0)::bit(32)::int4);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER change_writer BEFORE INSERT ON "change" FOR EACH STATEMENT EXECUTE FUNCTION register_change_writer();--> statement-breakpoint
-- The highest id up to which every writer has ended. The sequence is read before the locks: whoever has one of its ids took the lock earlier.
-- Rows are then read by a later statement, whose snapshot sees what the ended writers left.
CREATE FUNCTION change_edge() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  newest bigint := coalesce(pg_sequence_last_value('change_id_seq'), 0);
  behind_open bigint;
BEGIN
  -- A lock holds 32 bits: the signed difference to the newest id tells the rest.
  SELECT min(newest - (newest - objid::bigint)::bit(32)::int4) INTO behind_open FROM pg_locks
  WHERE locktype = 'advisory' AND classid = 727234 AND objsubid = 2
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database());
  RETURN least(newest, behind_open);
END $$;
