ALTER TABLE "withdrawal" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "withdrawal_open_idx" ON "withdrawal" USING btree ("created_at") WHERE "withdrawal"."outcome" = 'unmatched' and "withdrawal"."handled_at" is null;
