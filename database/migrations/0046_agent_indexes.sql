CREATE INDEX "idempotency_key_network_idx" ON "idempotency_key" USING btree ("network","expires_at") WHERE "idempotency_key"."network" is not null;
--> statement-breakpoint
CREATE INDEX "agent_cart_network_expires_idx" ON "agent_cart" USING btree ("network","expires_at");
--> statement-breakpoint
DROP INDEX "agent_cart_network_idx";
