CREATE TABLE "company_versions" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_versions" ADD CONSTRAINT "company_versions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "renew_company_versions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO company_versions (company_id)
	SELECT DISTINCT company_id FROM changed ORDER BY company_id
	ON CONFLICT (company_id) DO UPDATE SET version = gen_random_uuid();
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "tallies_added" AFTER INSERT ON "tallies" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_company_versions"();
--> statement-breakpoint
CREATE TRIGGER "tallies_changed" AFTER UPDATE ON "tallies" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_company_versions"();
--> statement-breakpoint
CREATE FUNCTION "renew_versions_of_companies_left"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO company_versions (company_id)
	SELECT DISTINCT company_id FROM changed JOIN companies ON companies.id = company_id ORDER BY company_id
	ON CONFLICT (company_id) DO UPDATE SET version = gen_random_uuid();
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "tallies_removed" AFTER DELETE ON "tallies" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_versions_of_companies_left"();
--> statement-breakpoint
CREATE FUNCTION "renew_all_company_versions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO company_versions (company_id)
	SELECT id FROM changed ORDER BY id
	ON CONFLICT (company_id) DO UPDATE SET version = gen_random_uuid();
	-- A company's name and logo are also on the pages of those who name it as a competitor.
	UPDATE company_versions SET version = gen_random_uuid()
	WHERE company_id IN (SELECT company_id FROM company_competitors JOIN changed ON changed.id = competitor_id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "companies_added" AFTER INSERT ON "companies" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_all_company_versions"();
--> statement-breakpoint
CREATE TRIGGER "companies_changed" AFTER UPDATE ON "companies" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_all_company_versions"();
--> statement-breakpoint
CREATE TRIGGER "competitors_added" AFTER INSERT ON "company_competitors" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_company_versions"();
--> statement-breakpoint
CREATE TRIGGER "competitors_removed" AFTER DELETE ON "company_competitors" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_versions_of_companies_left"();
--> statement-breakpoint
INSERT INTO "company_versions" ("company_id") SELECT "id" FROM "companies";
