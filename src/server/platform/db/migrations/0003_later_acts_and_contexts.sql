CREATE TABLE "acts" (
	"name" "bytea" PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "undecided" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "own" "bytea";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "whole" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "reviews_undecided" ON "reviews" USING btree ("company_id","kind","id") WHERE "reviews"."undecided";--> statement-breakpoint
CREATE INDEX "reviews_whole" ON "reviews" USING btree ("company_id","kind","id") WHERE "reviews"."whole" and "reviews"."own" is not null;--> statement-breakpoint
INSERT INTO "schema_numbers" ("number", "oldest_server") VALUES (3, 0);
