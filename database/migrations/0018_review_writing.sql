CREATE TABLE "review_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"review_id" uuid NOT NULL,
	"product_key" text NOT NULL,
	"action" text NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "review_report" (
	"review_id" uuid NOT NULL,
	"reporter" text NOT NULL,
	"reason" text NOT NULL,
	"is_handled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_report_review_id_reporter_pk" PRIMARY KEY("review_id","reporter")
);
--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "author_email" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "token_hash" "bytea";--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "buyer_reference" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "refusal_reason" text;--> statement-breakpoint
ALTER TABLE "review_report" ADD CONSTRAINT "review_report_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_event_review_idx" ON "review_event" USING btree ("review_id","at");--> statement-breakpoint
CREATE INDEX "review_report_reporter_idx" ON "review_report" USING btree ("reporter");--> statement-breakpoint
CREATE UNIQUE INDEX "review_author_idx" ON "review" USING btree ("product_id","author") WHERE "review"."status" <> 'unconfirmed';--> statement-breakpoint
CREATE UNIQUE INDEX "review_author_email_idx" ON "review" USING btree ("product_id","author_email") WHERE "review"."status" <> 'unconfirmed';--> statement-breakpoint
CREATE UNIQUE INDEX "review_buyer_idx" ON "review" USING btree ("product_id","buyer_reference") WHERE "review"."status" <> 'unconfirmed';--> statement-breakpoint
CREATE INDEX "review_written_by_idx" ON "review" USING btree ("author") WHERE "review"."author" is not null;--> statement-breakpoint
CREATE INDEX "review_written_from_idx" ON "review" USING btree ("author_email") WHERE "review"."author_email" is not null;--> statement-breakpoint
CREATE INDEX "review_waiting_idx" ON "review" USING btree ("status","submitted_at","id") WHERE "review"."status" <> 'published';--> statement-breakpoint
CREATE INDEX "review_vote_voter_idx" ON "review_vote" USING btree ("voter");--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_token_hash_unique" UNIQUE("token_hash");--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_verified_by_order" CHECK (not "review"."is_verified" or "review"."buyer_reference" is not null);--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_refused_with_reason" CHECK (("review"."status" = 'refused') = ("review"."refusal_reason" is not null));