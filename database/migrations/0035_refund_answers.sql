UPDATE "payment_event" r SET "answered_at" = now() WHERE r."type" = 'refundRequested' AND EXISTS (
	SELECT FROM "payment_event" n WHERE n."provider" = r."provider" AND n."reference" = r."reference"
	AND n."type" IN ('refunded', 'refundFailed') AND n."event"->>'key' = r."event"->>'key'
);--> statement-breakpoint
CREATE INDEX "payment_event_refused_idx" ON "payment_event" USING btree ("created_at") WHERE "payment_event"."type" = 'refundFailed';--> statement-breakpoint
CREATE INDEX "payment_event_unanswered_idx" ON "payment_event" USING btree ("created_at") WHERE "payment_event"."type" = 'refundRequested' and "payment_event"."answered_at" is null;
