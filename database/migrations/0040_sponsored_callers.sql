CREATE TABLE "sponsored_caller" (
	"day" date NOT NULL,
	"digest" "bytea" NOT NULL,
	CONSTRAINT "sponsored_caller_day_digest_pk" PRIMARY KEY("day","digest")
);
