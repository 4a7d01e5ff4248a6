CREATE TABLE "experiment_count" (
	"fascia" text NOT NULL,
	"experiment" text NOT NULL,
	"variant" text NOT NULL,
	"day" date NOT NULL,
	"visitors" integer NOT NULL,
	"exposures" integer NOT NULL,
	"added" integer NOT NULL,
	"purchased" integer NOT NULL,
	CONSTRAINT "experiment_count_fascia_experiment_variant_day_pk" PRIMARY KEY("fascia","experiment","variant","day"),
	CONSTRAINT "experiment_count_not_negative" CHECK (least("experiment_count"."visitors", "experiment_count"."exposures", "experiment_count"."added", "experiment_count"."purchased") >= 0)
);
--> statement-breakpoint
CREATE INDEX "experiment_count_day_idx" ON "experiment_count" USING btree ("day");