-- The table alone, for an instant: no other lock is waited for while all readers are locked out.
ALTER TABLE "payment_event" ADD COLUMN "answered_at" timestamp with time zone;
