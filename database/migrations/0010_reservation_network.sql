ALTER TABLE "reservation" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "reservation_network_idx" ON "reservation" USING btree ("network") WHERE "reservation"."network" is not null;