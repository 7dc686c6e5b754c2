CREATE TABLE "clock_marks" (
	"id" integer PRIMARY KEY NOT NULL,
	"settled" timestamp with time zone,
	"since" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO "schema_numbers" ("number", "oldest_server") VALUES (2, 0);
