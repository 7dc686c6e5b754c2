ALTER TABLE "release_units" ALTER COLUMN "threshold" SET DEFAULT 2000000000;
--> statement-breakpoint
ALTER TABLE "release_units" ADD COLUMN "reached" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE "release_units" SET "threshold" = 2000000000;
--> statement-breakpoint
UPDATE "release_units" SET "reached" = "tallies"."live" FROM "tallies"
WHERE "told" IS NOT NULL AND "measure" = 'count' AND "unit" NOT LIKE 'study %'
AND "company_id"::text = split_part("unit", ' ', 2)
AND "bucket" = CASE WHEN split_part("unit", ' ', 1) IN ('benefit', 'interview') THEN split_part("unit", ' ', 1) ELSE 'company' END;
--> statement-breakpoint
UPDATE "release_units" SET "reached" = (SELECT coalesce(sum("live"), 0) FROM "tallies" WHERE "measure" = 'count' AND "bucket" IN ('company', 'interview', 'benefit'))
WHERE "told" IS NOT NULL AND "unit" = 'country';
--> statement-breakpoint
INSERT INTO "schema_numbers" ("number", "oldest_server") VALUES (11, 0);
