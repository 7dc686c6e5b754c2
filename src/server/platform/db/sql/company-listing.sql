-- Keeps `company_listing`, what companies are browsed by. What stands in braces is a formula of the contract.
-- Applied at every start (`db/apply-sql.ts`).

-- The lowest rating we can be sure of, from how many gave 1 to 5 stars (`contract/statistics/interval.ts`).
CREATE OR REPLACE FUNCTION "lowest_rating"(n1 double precision, n2 double precision, n3 double precision, n4 double precision, n5 double precision)
RETURNS double precision LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
	IF n1 + n2 + n3 + n4 + n5 <= 0 THEN RETURN 0; END IF;
	DECLARE
{{lowestRatingFrom}}
	BEGIN
		RETURN {{lowestRating}};
	END;
END $$;

-- Brings the listing of these companies up to date.
CREATE OR REPLACE FUNCTION "list_companies"(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM company_listing listed
	WHERE listed.company_id = ANY (ids)
		AND NOT EXISTS (SELECT 1 FROM companies WHERE companies.id = listed.company_id AND companies.is_approved);
	INSERT INTO company_listing (company_id, city_id, industry_id, size_id, name_en, name_ar, reviews, score, rate)
	SELECT companies.id, city_id, industry_id, size_id, lower(name_en),
		translate(name_ar, 'أإآٱىـ', 'ااااي'), counted.reviews, lowest_rating(counted.n1, counted.n2, counted.n3, counted.n4, counted.n5),
		coalesce((counted.n1 + 2 * counted.n2 + 3 * counted.n3 + 4 * counted.n4 + 5 * counted.n5)::double precision
			/ nullif(counted.n1 + counted.n2 + counted.n3 + counted.n4 + counted.n5, 0), 0)
	FROM companies
	CROSS JOIN LATERAL (
		SELECT coalesce(sum(live) FILTER (WHERE measure = 'count'), 0)::int AS reviews,
			coalesce(sum(live) FILTER (WHERE bucket = '1'), 0) AS n1,
			coalesce(sum(live) FILTER (WHERE bucket = '2'), 0) AS n2,
			coalesce(sum(live) FILTER (WHERE bucket = '3'), 0) AS n3,
			coalesce(sum(live) FILTER (WHERE bucket = '4'), 0) AS n4,
			coalesce(sum(live) FILTER (WHERE bucket = '5'), 0) AS n5
		FROM tallies
		WHERE company_id = companies.id AND (measure = 'company.rate' OR (measure = 'count' AND bucket = 'company'))
	) AS counted
	WHERE companies.id = ANY (ids) AND companies.is_approved
	ORDER BY companies.id
	ON CONFLICT (company_id) DO UPDATE SET city_id = excluded.city_id, industry_id = excluded.industry_id,
		size_id = excluded.size_id, name_en = excluded.name_en, name_ar = excluded.name_ar,
		reviews = excluded.reviews, score = excluded.score, rate = excluded.rate;
END $$;

CREATE OR REPLACE FUNCTION "list_companies_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM list_companies(ARRAY(SELECT DISTINCT id FROM changed ORDER BY id));
	RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "list_companies_counted"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	ids integer[] := ARRAY(
		SELECT DISTINCT company_id FROM changed
		WHERE measure = 'company.rate' OR (measure = 'count' AND bucket = 'company') ORDER BY company_id);
BEGIN
	-- Rows that are only written anew have not changed (`reviews/maintenance`).
	IF current_setting('shafaf.rewriting', true) = 'on' THEN RETURN NULL; END IF;
	IF cardinality(ids) > 0 THEN PERFORM list_companies(ids); END IF;
	RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "companies_added_to_listing" AFTER INSERT ON "companies" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "list_companies_changed"();

CREATE OR REPLACE TRIGGER "companies_changed_in_listing" AFTER UPDATE ON "companies" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "list_companies_changed"();

CREATE OR REPLACE TRIGGER "tallies_added_to_listing" AFTER INSERT ON "tallies" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "list_companies_counted"();

CREATE OR REPLACE TRIGGER "tallies_changed_in_listing" AFTER UPDATE ON "tallies" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "list_companies_counted"();

CREATE OR REPLACE TRIGGER "tallies_removed_from_listing" AFTER DELETE ON "tallies" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "list_companies_counted"();

-- What is there already is listed by the rules as they now are.
SELECT list_companies(ARRAY(SELECT id FROM companies));
