CREATE TABLE "company_joins" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"kept" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "joined_into" integer;
--> statement-breakpoint
ALTER TABLE "company_joins" ADD CONSTRAINT "company_joins_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_joined_into_companies_id_fk" FOREIGN KEY ("joined_into") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
INSERT INTO "schema_numbers" ("number", "oldest_server") VALUES (9, 0);
