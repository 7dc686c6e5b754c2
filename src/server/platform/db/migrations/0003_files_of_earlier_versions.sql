CREATE TABLE "site_files" (
	"path" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"tag" text NOT NULL,
	"coding" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"gone_at" timestamp with time zone
);
--> statement-breakpoint
INSERT INTO "schema_numbers" ("number", "oldest_server") VALUES (3, 0);
