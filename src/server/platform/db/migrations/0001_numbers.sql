CREATE TABLE "schema_numbers" (
	"number" integer PRIMARY KEY NOT NULL,
	"oldest_server" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applied_sql" ADD COLUMN "number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "applied_sql" ADD COLUMN "text" text;--> statement-breakpoint
-- A server of number 0 looks only into this table, and goes on while it finds number 0 alone in it.
CREATE SCHEMA IF NOT EXISTS "drizzle";--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "drizzle"."__drizzle_migrations" ("id" serial PRIMARY KEY, "hash" text NOT NULL, "created_at" bigint);--> statement-breakpoint
INSERT INTO "drizzle"."__drizzle_migrations" ("hash", "created_at")
SELECT '0020363e2633a466dd062f9b37ce57464e71a22ad3128c48ed8a704b0c1af756', 1795837240290
WHERE NOT EXISTS (SELECT FROM "drizzle"."__drizzle_migrations");--> statement-breakpoint
INSERT INTO "schema_numbers" ("number", "oldest_server") VALUES (1, 0);
