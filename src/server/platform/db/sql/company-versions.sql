-- Renews the version of a company whenever anything its page shows changes (`company_versions` in the schema). Applied
-- at every start (`db/apply-sql.ts`).

CREATE OR REPLACE FUNCTION "renew_company_versions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Rows that are only written anew have not changed (`reviews/maintenance`).
	IF current_setting('shafaf.rewriting', true) = 'on' THEN RETURN NULL; END IF;
	INSERT INTO company_versions (company_id)
	SELECT DISTINCT company_id FROM changed ORDER BY company_id
	ON CONFLICT (company_id) DO UPDATE SET version = gen_random_uuid();
	RETURN NULL;
END $$;

-- Of a counter that is not open nobody sees what happens to it between releases, not even by a page that is made anew.
CREATE OR REPLACE FUNCTION "renew_versions_counted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('shafaf.rewriting', true) = 'on' THEN RETURN NULL; END IF;
	INSERT INTO company_versions (company_id)
	SELECT DISTINCT company_id FROM changed WHERE open OR published <> 0 ORDER BY company_id
	ON CONFLICT (company_id) DO UPDATE SET version = gen_random_uuid();
	RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "renew_versions_recounted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO company_versions (company_id)
	SELECT DISTINCT changed.company_id FROM changed JOIN before USING (company_id, measure, bucket)
	WHERE (changed.open AND changed.live <> before.live) OR changed.published <> before.published
	ORDER BY changed.company_id
	ON CONFLICT (company_id) DO UPDATE SET version = gen_random_uuid();
	RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "renew_versions_uncounted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('shafaf.rewriting', true) = 'on' THEN RETURN NULL; END IF;
	INSERT INTO company_versions (company_id)
	SELECT DISTINCT company_id FROM changed JOIN companies ON companies.id = company_id
	WHERE open OR published <> 0 ORDER BY company_id
	ON CONFLICT (company_id) DO UPDATE SET version = gen_random_uuid();
	RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "tallies_added" AFTER INSERT ON "tallies" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_versions_counted"();

CREATE OR REPLACE TRIGGER "tallies_changed" AFTER UPDATE ON "tallies" REFERENCING OLD TABLE AS before NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_versions_recounted"();

CREATE OR REPLACE TRIGGER "tallies_removed" AFTER DELETE ON "tallies" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_versions_uncounted"();

CREATE OR REPLACE FUNCTION "renew_versions_of_companies_left"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Rows that are only written anew have not changed (`reviews/maintenance`).
	IF current_setting('shafaf.rewriting', true) = 'on' THEN RETURN NULL; END IF;
	INSERT INTO company_versions (company_id)
	SELECT DISTINCT company_id FROM changed JOIN companies ON companies.id = company_id ORDER BY company_id
	ON CONFLICT (company_id) DO UPDATE SET version = gen_random_uuid();
	RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "renew_all_company_versions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO company_versions (company_id)
	SELECT id FROM changed ORDER BY id
	ON CONFLICT (company_id) DO UPDATE SET version = gen_random_uuid();
	-- A company's name and logo are also on the pages of those who name it as a competitor.
	UPDATE company_versions SET version = gen_random_uuid()
	WHERE company_id IN (SELECT company_id FROM company_competitors JOIN changed ON changed.id = competitor_id);
	RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "companies_added" AFTER INSERT ON "companies" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_all_company_versions"();

CREATE OR REPLACE TRIGGER "companies_changed" AFTER UPDATE ON "companies" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_all_company_versions"();

CREATE OR REPLACE TRIGGER "competitors_added" AFTER INSERT ON "company_competitors" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_company_versions"();

CREATE OR REPLACE TRIGGER "competitors_removed" AFTER DELETE ON "company_competitors" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_versions_of_companies_left"();

CREATE OR REPLACE TRIGGER "bursts_added" AFTER INSERT ON "bursts" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_company_versions"();

CREATE OR REPLACE TRIGGER "bursts_changed" AFTER UPDATE ON "bursts" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_company_versions"();

CREATE OR REPLACE TRIGGER "bursts_removed" AFTER DELETE ON "bursts" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_versions_of_companies_left"();

-- What readers see of a review beside its counters: an answer to it, what is shown of its writer, and its words.
CREATE OR REPLACE FUNCTION "renew_version_of_review"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO company_versions (company_id) VALUES (NEW.company_id)
	ON CONFLICT (company_id) DO UPDATE SET version = gen_random_uuid();
	RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "reviews_changed" AFTER UPDATE OF response, context, words ON "reviews" FOR EACH ROW
	WHEN (OLD.response IS DISTINCT FROM NEW.response OR OLD.context IS DISTINCT FROM NEW.context
		OR OLD.words IS DISTINCT FROM NEW.words)
	EXECUTE FUNCTION "renew_version_of_review"();

-- What was there before these triggers gets its first version; a page made by other rules is made anew.
INSERT INTO company_versions (company_id) SELECT id FROM companies
ON CONFLICT (company_id) DO UPDATE SET version = gen_random_uuid();
