CREATE TABLE "mailboxes" (
	"email_mark" "bytea" PRIMARY KEY NOT NULL,
	"mark" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_pasts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" integer NOT NULL,
	"month" text NOT NULL,
	"competitors" integer[] NOT NULL,
	"industry_id" integer,
	"city_id" integer
);
--> statement-breakpoint
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
ALTER TABLE "accounts" ADD COLUMN "anew_of" uuid;
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "kept_until" date;
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "also" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "formerly" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "closed" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "company_pasts" ADD CONSTRAINT "company_pasts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "administrators" ADD CONSTRAINT "administrators_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "mailboxes_mark" ON "mailboxes" USING btree ("mark");
--> statement-breakpoint
CREATE INDEX "company_pasts_company" ON "company_pasts" USING btree ("company_id");
--> statement-breakpoint
CREATE INDEX "company_pasts_month" ON "company_pasts" USING btree ("month");
--> statement-breakpoint
CREATE INDEX "company_pasts_competitors" ON "company_pasts" USING gin ("competitors");
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_anew_of_unique" UNIQUE("anew_of");
--> statement-breakpoint
INSERT INTO "site_state" ("state") SELECT 'open' WHERE EXISTS (SELECT FROM "author_keys");
--> statement-breakpoint
INSERT INTO "schema_numbers" ("number", "oldest_server") VALUES (4, 0);
