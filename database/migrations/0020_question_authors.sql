ALTER TABLE "answer" ADD COLUMN "author" text;--> statement-breakpoint
CREATE UNIQUE INDEX "answer_buyer_idx" ON "answer" USING btree ("question_id","buyer_reference");--> statement-breakpoint
CREATE INDEX "answer_author_idx" ON "answer" USING btree ("author") WHERE "answer"."author" is not null;--> statement-breakpoint
CREATE INDEX "question_author_idx" ON "question" USING btree ("author") WHERE "question"."author" is not null;