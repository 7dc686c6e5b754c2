-- A company is unlocked while somebody can act as its admin: whoever's account is neither closed nor blocked. However the
-- last one goes (leaving, removal, closing, blocking, deletion), the company can be asked for with a letter again; where an
-- account opens again, so does what it led. Applied at every start (`db/apply-sql.ts`).

CREATE OR REPLACE FUNCTION "unlock_companies_with_admin"(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- Of two admins who go at once the second waits here, and sees that the first is gone.
	PERFORM 1 FROM companies WHERE id = ANY (ids) ORDER BY id FOR UPDATE;
	UPDATE companies SET unlocked = led.now
	FROM (
		SELECT id, EXISTS (
			SELECT 1 FROM company_people JOIN accounts ON accounts.id = account_id
			WHERE company_id = companies.id AND role = 'admin' AND NOT blocked AND NOT closeable) AS now
		FROM companies WHERE id = ANY (ids)
	) AS led
	WHERE companies.id = led.id AND companies.unlocked <> led.now;
END $$;

CREATE OR REPLACE FUNCTION "admins_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	ids integer[] := ARRAY(SELECT DISTINCT company_id FROM changed WHERE role = 'admin' ORDER BY company_id);
BEGIN
	IF cardinality(ids) > 0 THEN PERFORM unlock_companies_with_admin(ids); END IF;
	RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "company_people_added" AFTER INSERT ON "company_people" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "admins_changed"();

CREATE OR REPLACE TRIGGER "company_people_removed" AFTER DELETE ON "company_people" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "admins_changed"();

-- Invitations go with the row of whoever gave them; an admin who becomes an editor may give none.
CREATE OR REPLACE FUNCTION "company_role_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM unlock_companies_with_admin(ARRAY[NEW.company_id]);
	IF NEW.role <> 'admin' THEN
		DELETE FROM company_invitations WHERE invited_by = NEW.account_id AND company_id = NEW.company_id;
	END IF;
	RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "company_people_changed" AFTER UPDATE OF "role" ON "company_people"
	FOR EACH ROW WHEN (OLD.role IS DISTINCT FROM NEW.role) EXECUTE FUNCTION "company_role_changed"();

CREATE OR REPLACE FUNCTION "account_shut_or_opened"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM unlock_companies_with_admin(
		ARRAY(SELECT company_id FROM company_people WHERE account_id = NEW.id AND role = 'admin'));
	IF NEW.blocked OR NEW.closeable THEN DELETE FROM company_invitations WHERE invited_by = NEW.id; END IF;
	RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "accounts_shut_or_opened" AFTER UPDATE OF "blocked", "closeable" ON "accounts"
	FOR EACH ROW WHEN ((OLD.blocked OR OLD.closeable) IS DISTINCT FROM (NEW.blocked OR NEW.closeable))
	EXECUTE FUNCTION "account_shut_or_opened"();
