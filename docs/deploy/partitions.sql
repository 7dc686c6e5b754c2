-- Partitions what belongs to one company and grows by use, by hash of the company (docs/scale.md, decision 126). Run once,
-- by who owns the tables, on a PostgreSQL (15 or later) that a server has opened, empty or not, while no server runs:
--
--   PGOPTIONS='-c shafaf.partitions=16' psql -1 -v ON_ERROR_STOP=1 -f partitions.sql "$DATABASE_URL"
--
-- Every row is copied, so it wants as much free space as these tables have, and takes as long as a restore of them. All or
-- nothing: it is one statement. Columns, defaults, generated columns, checks, keys, indexes, foreign keys, triggers, owner
-- and rights are read from the tables as they are, so that this file knows of no column but `company_id`.
DO $$
DECLARE
	-- What refers to another of them comes after it.
	partitioned CONSTANT text[] := ARRAY['reviews', 'reactions', 'review_groups', 'questions', 'question_answers', 'tallies'];
	parts CONSTANT integer := coalesce(nullif(current_setting('shafaf.partitions', true), ''), '16')::integer;
	one text;
	statement text;
	columns text;
	references_anew text[];
	rest text[];
BEGIN
	IF parts < 2 THEN RAISE EXCEPTION 'shafaf.partitions is %: two or more make partitions', parts; END IF;
	FOREACH one IN ARRAY partitioned LOOP
		IF to_regclass(one) IS NULL THEN
			RAISE EXCEPTION 'there is no table %: start a server on this database first', one;
		ELSIF (SELECT relkind FROM pg_class WHERE oid = one::regclass) <> 'r' THEN
			RAISE EXCEPTION '% is partitioned already', one;
		END IF;
		EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', one);
	END LOOP;

	-- Foreign keys of these tables and to them; they come back when all rows lie where they belong.
	SELECT coalesce(array_agg(format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname,
		pg_get_constraintdef(oid)) ORDER BY conname), '{}') INTO references_anew
	FROM pg_constraint
	WHERE contype = 'f' AND (conrelid = ANY (partitioned::regclass[]) OR confrelid = ANY (partitioned::regclass[]));
	FOR statement IN
		SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) FROM pg_constraint
		WHERE contype = 'f' AND (conrelid = ANY (partitioned::regclass[]) OR confrelid = ANY (partitioned::regclass[]))
	LOOP
		EXECUTE statement;
	END LOOP;

	FOREACH one IN ARRAY partitioned LOOP
		-- Keys before indexes before triggers; what a key makes is no index of its own.
		SELECT coalesce(array_agg(made ORDER BY step, made), '{}') INTO rest FROM (
			SELECT 1 AS step, format('ALTER TABLE %I ADD CONSTRAINT %I %s', one, conname, pg_get_constraintdef(oid)) AS made
			FROM pg_constraint WHERE conrelid = one::regclass AND contype IN ('p', 'u')
			UNION ALL
			SELECT 2, pg_get_indexdef(indexrelid) FROM pg_index
			WHERE indrelid = one::regclass AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)
			UNION ALL
			SELECT 3, pg_get_triggerdef(oid) FROM pg_trigger WHERE tgrelid = one::regclass AND NOT tgisinternal
			UNION ALL
			SELECT 4, format('ALTER TABLE %I OWNER TO %s', one, relowner::regrole) FROM pg_class WHERE oid = one::regclass
			UNION ALL
			SELECT 5, format('GRANT %s ON %I TO %s', privilege_type, one,
				CASE grantee WHEN 0 THEN 'PUBLIC' ELSE grantee::regrole::text END)
			FROM pg_class CROSS JOIN aclexplode(relacl) WHERE pg_class.oid = one::regclass AND grantee <> relowner
		) AS all_of_them;
		SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) INTO columns FROM pg_attribute
		WHERE attrelid = one::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '';

		EXECUTE format('ALTER TABLE %I RENAME TO %I', one, one || '_whole');
		EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL EXCLUDING INDEXES) PARTITION BY HASH (company_id)', one, one || '_whole');
		FOR part IN 0 .. parts - 1 LOOP
			EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES WITH (MODULUS %s, REMAINDER %s)',
				one || '_' || part, one, parts, part);
		END LOOP;
		-- In the order of the key's first column, which is random: where a row lies must not tell when it came.
		EXECUTE format('INSERT INTO %I (%s) OVERRIDING SYSTEM VALUE SELECT %s FROM %I ORDER BY %s', one, columns, columns,
			one || '_whole', (SELECT string_agg(quote_ident(attname), ', ' ORDER BY array_position(indkey::int2[], attnum))
				FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
				WHERE indrelid = (one || '_whole')::regclass AND indisprimary));
		EXECUTE format('DROP TABLE %I', one || '_whole');
		FOREACH statement IN ARRAY rest LOOP
			EXECUTE statement;
		END LOOP;
		-- A partition's index is called as the whole one, with the partition's number.
		FOR statement IN
			SELECT format('ALTER INDEX %s RENAME TO %I', indexrelid::regclass,
				inhparent::regclass::text || substr(indrelid::regclass::text, length(one) + 1))
			FROM pg_inherits JOIN pg_index ON indexrelid = inhrelid
			WHERE inhparent IN (SELECT indexrelid FROM pg_index WHERE indrelid = one::regclass)
		LOOP
			EXECUTE statement;
		END LOOP;
		EXECUTE format('ANALYZE %I', one);
	END LOOP;
	FOREACH statement IN ARRAY references_anew LOOP
		EXECUTE statement;
	END LOOP;
END $$;
