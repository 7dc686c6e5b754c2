-- Entries of the audit are added and never changed: the statements that would are refused, whoever runs them. Applied at
-- every start (`db/apply-sql.ts`).

CREATE OR REPLACE FUNCTION "refuse_to_change_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the audit is only ever added to';
END $$;

CREATE OR REPLACE TRIGGER "audit_stays" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_to_change_audit"();
