CREATE TABLE "push_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"sealed" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"created" date NOT NULL,
	"sent" date NOT NULL,
	"not_before" timestamp with time zone
);
--> statement-breakpoint
INSERT INTO "schema_numbers" ("number", "oldest_server") VALUES (13, 0);
