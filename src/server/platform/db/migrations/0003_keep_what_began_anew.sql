ALTER TABLE "accounts" ADD COLUMN "anew_of" uuid;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "kept_until" date;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_anew_of_unique" UNIQUE("anew_of");--> statement-breakpoint
INSERT INTO "schema_numbers" ("number", "oldest_server") VALUES (3, 0);
