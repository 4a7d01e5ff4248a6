CREATE TABLE "content_version" (
	"fascia" text NOT NULL,
	"path" text NOT NULL,
	"locale" text NOT NULL,
	"version" integer NOT NULL,
	"page" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"publish_at" timestamp with time zone,
	"unpublish_at" timestamp with time zone,
	CONSTRAINT "content_version_fascia_path_locale_version_pk" PRIMARY KEY("fascia","path","locale","version"),
	CONSTRAINT "content_version_times" CHECK ("content_version"."unpublish_at" is null or "content_version"."unpublish_at" > "content_version"."publish_at")
);
--> statement-breakpoint
INSERT INTO "content_version" ("fascia", "path", "locale", "version", "page", "created_at", "publish_at")
SELECT "fascia", "path", "locale", 1, jsonb_build_object('title', "title", 'description', "description", 'sections', "sections"), "created_at", "created_at"
FROM "content_page";
--> statement-breakpoint
DROP TABLE "content_page" CASCADE;--> statement-breakpoint
CREATE INDEX "content_version_publish_idx" ON "content_version" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "content_version_unpublish_idx" ON "content_version" USING btree ("unpublish_at");