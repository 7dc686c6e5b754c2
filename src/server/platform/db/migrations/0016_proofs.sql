CREATE TABLE "company_domains" (
	"company_id" integer NOT NULL,
	"domain" text NOT NULL,
	CONSTRAINT "company_domains_company_id_domain_pk" PRIMARY KEY("company_id","domain")
);
--> statement-breakpoint
CREATE TABLE "proof_keys" (
	"company_id" integer NOT NULL,
	"year" integer NOT NULL,
	"public_key" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "proof_keys_company_id_year_pk" PRIMARY KEY("company_id","year")
);
--> statement-breakpoint
CREATE TABLE "proof_mailboxes" (
	"name" "bytea" PRIMARY KEY NOT NULL,
	"asked" "bytea" NOT NULL,
	"year" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_proofs" (
	"name" "bytea" PRIMARY KEY NOT NULL,
	"year" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "proven" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "company_domains" ADD CONSTRAINT "company_domains_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "proof_keys" ADD CONSTRAINT "proof_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "proof_mailboxes_year" ON "proof_mailboxes" USING btree ("year");
--> statement-breakpoint
CREATE INDEX "spent_proofs_year" ON "spent_proofs" USING btree ("year");
--> statement-breakpoint
INSERT INTO "schema_numbers" ("number", "oldest_server") VALUES (16, 0);
