CREATE TABLE "short_link" (
	"code" text PRIMARY KEY NOT NULL,
	"fascia" text NOT NULL,
	"path" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "short_link_page" UNIQUE("fascia","path")
);
--> statement-breakpoint
CREATE INDEX "short_link_created_idx" ON "short_link" USING btree ("created_at");