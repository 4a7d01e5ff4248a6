CREATE TABLE "picture_descriptor" (
	"picture_id" text PRIMARY KEY NOT NULL,
	"version" smallint NOT NULL,
	"descriptor" "bytea",
	"measured_at" timestamp with time zone DEFAULT now() NOT NULL
);