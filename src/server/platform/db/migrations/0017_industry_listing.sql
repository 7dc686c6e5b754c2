INSERT INTO "schema_numbers" ("number", "oldest_server") VALUES (17, 0);
