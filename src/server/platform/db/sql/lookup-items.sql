-- Keeps the lookup lists of the latest version: rows are written only by a transaction that says it writes lists of this
-- number or a later one, which a server of number 0 never does (`lookups/lookups.queries.ts`). Applied at every start
-- (`db/apply-sql.ts`).

CREATE OR REPLACE FUNCTION "keep_later_lists"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF coalesce(nullif(current_setting('shafaf.lists', true), ''), '0')::int
		< (SELECT number FROM applied_sql WHERE name = 'lookup lists') THEN RETURN NULL; END IF;
	RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER "lookup_items_keep_later" BEFORE INSERT OR UPDATE ON "lookup_items"
	FOR EACH ROW EXECUTE FUNCTION "keep_later_lists"();
