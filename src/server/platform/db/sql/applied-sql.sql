-- Keeps the texts of the latest version, whoever starts: a server of number 0 knows no numbers, and replaces every
-- function that differs from its own. It then writes the name of the file here, in the same transaction, and that
-- restores the later text before anybody sees the older one. Applied at every start (`db/apply-sql.ts`).

CREATE OR REPLACE FUNCTION "keep_later_sql"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	kept applied_sql%ROWTYPE;
BEGIN
	SELECT * INTO kept FROM applied_sql WHERE name = NEW.name;
	IF kept.number IS NULL OR kept.number <= NEW.number THEN RETURN NEW; END IF;
	IF kept.text IS NOT NULL AND kept.hash <> NEW.hash THEN EXECUTE kept.text; END IF;
	RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "applied_sql_keeps_later" BEFORE INSERT ON "applied_sql"
	FOR EACH ROW EXECUTE FUNCTION "keep_later_sql"();
