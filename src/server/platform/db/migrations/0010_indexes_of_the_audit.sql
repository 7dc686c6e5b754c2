INSERT INTO "schema_numbers" ("number", "oldest_server") VALUES (10, 0);
