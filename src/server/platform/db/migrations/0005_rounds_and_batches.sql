CREATE TABLE "acts" (
	"name" "bytea" PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "undecided" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "own" "bytea";
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "whole" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
INSERT INTO "schema_numbers" ("number", "oldest_server") VALUES (5, 0);
