CREATE TABLE "weekly_counts" (
	"week" text PRIMARY KEY NOT NULL,
	"accounts" integer NOT NULL,
	"contributions" integer NOT NULL
);
--> statement-breakpoint
INSERT INTO "schema_numbers" ("number", "oldest_server") VALUES (8, 0);
