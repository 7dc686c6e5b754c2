CREATE TABLE "site_texts" (
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"en" text NOT NULL,
	"ar" text NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "site_texts_key_version_pk" PRIMARY KEY("key","version")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "site_texts_draft" ON "site_texts" USING btree ("key") WHERE "site_texts"."published_at" is null;
--> statement-breakpoint
INSERT INTO "schema_numbers" ("number", "oldest_server") VALUES (6, 0);
