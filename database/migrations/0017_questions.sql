CREATE TABLE "answer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"source_key" text NOT NULL,
	"body" text NOT NULL,
	"username" text NOT NULL,
	"is_from_shop" boolean NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"refusal_reason" text,
	"search_text" text DEFAULT '' NOT NULL,
	"buyer_reference" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_source_key_unique" UNIQUE("source_key"),
	CONSTRAINT "answer_status_known" CHECK ("answer"."status" in ('pending', 'published', 'refused')),
	CONSTRAINT "answer_refused_with_reason" CHECK (("answer"."status" = 'refused') = ("answer"."refusal_reason" is not null)),
	CONSTRAINT "answer_verified_by_order" CHECK (not "answer"."is_verified" or "answer"."buyer_reference" is not null)
);
--> statement-breakpoint
CREATE TABLE "question" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"source_key" text NOT NULL,
	"body" text NOT NULL,
	"username" text,
	"language" text,
	"submitted_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"refusal_reason" text,
	"search_text" text DEFAULT '' NOT NULL,
	"author" text,
	"token_hash" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_source_key_unique" UNIQUE("source_key"),
	CONSTRAINT "question_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "question_status_known" CHECK ("question"."status" in ('unconfirmed', 'pending', 'published', 'refused')),
	CONSTRAINT "question_refused_with_reason" CHECK (("question"."status" = 'refused') = ("question"."refusal_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "question_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"subject_id" uuid NOT NULL,
	"product_key" text NOT NULL,
	"kind" text NOT NULL,
	"action" text NOT NULL,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "answer" ADD CONSTRAINT "answer_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_question_idx" ON "answer" USING btree ("question_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "answer_waiting_idx" ON "answer" USING btree ("status","submitted_at","id") WHERE "answer"."status" <> 'published';--> statement-breakpoint
CREATE INDEX "question_product_idx" ON "question" USING btree ("product_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "question_waiting_idx" ON "question" USING btree ("status","submitted_at","id") WHERE "question"."status" <> 'published';--> statement-breakpoint
CREATE INDEX "question_event_subject_idx" ON "question_event" USING btree ("subject_id","at");