-- What is written about a company that has become another one belongs to that one, also where a call or a server of an
-- earlier version had read the company before. A row that comes while two are joined waits here. Reviews, questions and
-- their counters are not listed: rounds of publication hold the lock on what is counted. Applied at every start
-- (`db/apply-sql.ts`).

CREATE OR REPLACE FUNCTION "name_current_company"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	current_id integer;
BEGIN
	SELECT coalesce(joined_into, id) INTO current_id FROM companies WHERE id = NEW.company_id FOR KEY SHARE;
	NEW.company_id := coalesce(current_id, NEW.company_id);
	RETURN NEW;
END $$;

DO $$
DECLARE
	name text;
BEGIN
	FOREACH name IN ARRAY ARRAY['reports', 'decisions', 'studies', 'unlock_requests', 'company_people',
		'company_invitations', 'company_changes', 'company_files', 'company_pasts'] LOOP
		EXECUTE format('CREATE OR REPLACE TRIGGER %I BEFORE INSERT ON %I
			FOR EACH ROW EXECUTE FUNCTION name_current_company()', name || '_of_current_company', name);
	END LOOP;
END $$;
