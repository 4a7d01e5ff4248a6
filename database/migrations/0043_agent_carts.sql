CREATE TABLE "agent_cart" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fascia" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"locale" text NOT NULL,
	"status" text NOT NULL,
	"network" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_cart_status_known" CHECK ("agent_cart"."status" in ('open', 'transferred', 'cancelled'))
);
--> statement-breakpoint
CREATE INDEX "agent_cart_expires_idx" ON "agent_cart" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "agent_cart_network_idx" ON "agent_cart" USING btree ("network") WHERE "agent_cart"."status" = 'open';