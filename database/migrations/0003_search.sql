CREATE TABLE "product_demand" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"lift" real NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"event_type" text NOT NULL,
	"event_name" text NOT NULL,
	"index_name" text,
	"user_token" text,
	"query_id" text,
	"object_ids" text[] NOT NULL,
	"positions" integer[] NOT NULL,
	"body" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_index" (
	"name" text PRIMARY KEY NOT NULL,
	"settings" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_record" (
	"index_name" text NOT NULL,
	"object_id" text NOT NULL,
	"body" json NOT NULL,
	CONSTRAINT "search_record_index_name_object_id_pk" PRIMARY KEY("index_name","object_id")
);
--> statement-breakpoint
CREATE TABLE "search_rule" (
	"index_name" text NOT NULL,
	"object_id" text NOT NULL,
	"body" json NOT NULL,
	CONSTRAINT "search_rule_index_name_object_id_pk" PRIMARY KEY("index_name","object_id")
);
--> statement-breakpoint
CREATE TABLE "search_synonym" (
	"index_name" text NOT NULL,
	"object_id" text NOT NULL,
	"body" json NOT NULL,
	CONSTRAINT "search_synonym_index_name_object_id_pk" PRIMARY KEY("index_name","object_id")
);
--> statement-breakpoint
ALTER TABLE "product_demand" ADD CONSTRAINT "product_demand_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_record" ADD CONSTRAINT "search_record_index_name_search_index_name_fk" FOREIGN KEY ("index_name") REFERENCES "public"."search_index"("name") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "search_rule" ADD CONSTRAINT "search_rule_index_name_search_index_name_fk" FOREIGN KEY ("index_name") REFERENCES "public"."search_index"("name") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "search_synonym" ADD CONSTRAINT "search_synonym_index_name_search_index_name_fk" FOREIGN KEY ("index_name") REFERENCES "public"."search_index"("name") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "search_event_received_idx" ON "search_event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "search_event_token_idx" ON "search_event" USING btree ("user_token","received_at");