CREATE TABLE "company_listing" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"city_id" integer,
	"industry_id" integer,
	"size_id" integer,
	"name_en" text COLLATE "C" NOT NULL,
	"name_ar" text COLLATE "C" NOT NULL,
	"reviews" integer NOT NULL,
	"score" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_listing" ADD CONSTRAINT "company_listing_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_listing_reviews" ON "company_listing" USING btree ("reviews","company_id");--> statement-breakpoint
CREATE INDEX "company_listing_score" ON "company_listing" USING btree ("score","company_id");--> statement-breakpoint
CREATE INDEX "company_listing_name_en" ON "company_listing" USING btree ("name_en","company_id");--> statement-breakpoint
CREATE INDEX "company_listing_name_ar" ON "company_listing" USING btree ("name_ar","company_id");--> statement-breakpoint
CREATE INDEX "company_listing_city" ON "company_listing" USING btree ("city_id","industry_id","size_id");--> statement-breakpoint
CREATE INDEX "company_listing_industry" ON "company_listing" USING btree ("industry_id","size_id");--> statement-breakpoint
CREATE INDEX "company_listing_size" ON "company_listing" USING btree ("size_id");
--> statement-breakpoint
-- The lowest rating we can be sure of, from how many gave 1 to 5 stars: the formula of statistics/rating.ts.
CREATE FUNCTION "lowest_rating"(n1 double precision, n2 double precision, n3 double precision, n4 double precision, n5 double precision)
RETURNS double precision LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
	z CONSTANT double precision := 1.959964;
	n double precision := n1 + n2 + n3 + n4 + n5;
	p double precision;
	q double precision;
	worst double precision;
	variance double precision;
	answers double precision;
	low double precision;
BEGIN
	IF n <= 0 THEN RETURN 0; END IF;
	p := (n2 + 2 * n3 + 3 * n4 + 4 * n5) / n / 4;
	q := (n * p + 2) / (n + 4);
	worst := q * (1 - q);
	variance := (n1 * p ^ 2 + n2 * (p - 0.25) ^ 2 + n3 * (p - 0.5) ^ 2 + n4 * (p - 0.75) ^ 2 + n5 * (p - 1) ^ 2 + 2 * worst) / (n + 1);
	answers := n * least(4, greatest(1, worst / variance));
	low := (p + z ^ 2 / (2 * answers) - z * sqrt(p * (1 - p) / answers + z ^ 2 / (4 * answers ^ 2))) / (1 + z ^ 2 / answers);
	RETURN 1 + 4 * least(p, greatest(0, low));
END $$;
--> statement-breakpoint
-- Brings the listing of these companies up to date.
CREATE FUNCTION "list_companies"(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM company_listing listed
	WHERE listed.company_id = ANY (ids)
		AND NOT EXISTS (SELECT 1 FROM companies WHERE companies.id = listed.company_id AND companies.is_approved);
	INSERT INTO company_listing (company_id, city_id, industry_id, size_id, name_en, name_ar, reviews, score)
	SELECT companies.id, city_id, industry_id, size_id, lower(name_en),
		translate(name_ar, 'أإآٱىـ', 'ااااي'), counted.reviews, lowest_rating(counted.n1, counted.n2, counted.n3, counted.n4, counted.n5)
	FROM companies
	CROSS JOIN LATERAL (
		SELECT coalesce(sum(n) FILTER (WHERE measure = 'count'), 0)::int AS reviews,
			coalesce(sum(n) FILTER (WHERE bucket = '1'), 0) AS n1,
			coalesce(sum(n) FILTER (WHERE bucket = '2'), 0) AS n2,
			coalesce(sum(n) FILTER (WHERE bucket = '3'), 0) AS n3,
			coalesce(sum(n) FILTER (WHERE bucket = '4'), 0) AS n4,
			coalesce(sum(n) FILTER (WHERE bucket = '5'), 0) AS n5
		FROM tallies
		WHERE company_id = companies.id AND (measure = 'company.rate' OR (measure = 'count' AND bucket = 'company'))
	) AS counted
	WHERE companies.id = ANY (ids) AND companies.is_approved
	ORDER BY companies.id
	ON CONFLICT (company_id) DO UPDATE SET city_id = excluded.city_id, industry_id = excluded.industry_id,
		size_id = excluded.size_id, name_en = excluded.name_en, name_ar = excluded.name_ar,
		reviews = excluded.reviews, score = excluded.score;
END $$;
--> statement-breakpoint
CREATE FUNCTION "list_companies_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM list_companies(ARRAY(SELECT DISTINCT id FROM changed ORDER BY id));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "list_companies_counted"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	ids integer[] := ARRAY(
		SELECT DISTINCT company_id FROM changed
		WHERE measure = 'company.rate' OR (measure = 'count' AND bucket = 'company') ORDER BY company_id);
BEGIN
	IF cardinality(ids) > 0 THEN PERFORM list_companies(ids); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "companies_added_to_listing" AFTER INSERT ON "companies" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "list_companies_changed"();
--> statement-breakpoint
CREATE TRIGGER "companies_changed_in_listing" AFTER UPDATE ON "companies" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "list_companies_changed"();
--> statement-breakpoint
CREATE TRIGGER "tallies_added_to_listing" AFTER INSERT ON "tallies" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "list_companies_counted"();
--> statement-breakpoint
CREATE TRIGGER "tallies_changed_in_listing" AFTER UPDATE ON "tallies" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "list_companies_counted"();
--> statement-breakpoint
CREATE TRIGGER "tallies_removed_from_listing" AFTER DELETE ON "tallies" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "list_companies_counted"();
--> statement-breakpoint
SELECT list_companies(ARRAY(SELECT id FROM companies));
