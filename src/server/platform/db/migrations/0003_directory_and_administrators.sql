CREATE TABLE "site_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"setup_hash" "bytea",
	"setup_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "administrators" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"pseudonym" text NOT NULL,
	CONSTRAINT "administrators_pseudonym_unique" UNIQUE("pseudonym")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "also" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "formerly" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "administrators" ADD CONSTRAINT "administrators_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "site_state" ("state") SELECT 'open' WHERE EXISTS (SELECT FROM "author_keys");--> statement-breakpoint
INSERT INTO "schema_numbers" ("number", "oldest_server") VALUES (3, 0);
