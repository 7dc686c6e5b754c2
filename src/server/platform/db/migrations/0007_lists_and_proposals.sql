CREATE TABLE "list_proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list" text NOT NULL,
	"parent_id" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"month" text NOT NULL,
	CONSTRAINT "list_proposals_name" UNIQUE("list","parent_id","key")
);
--> statement-breakpoint
CREATE TABLE "lookup_edits" (
	"list" text NOT NULL,
	"id" integer NOT NULL,
	"name_en" text,
	"name_ar" text,
	"also" text[],
	"parent_id" integer,
	"region_id" integer,
	"hidden" boolean DEFAULT false NOT NULL,
	"joined_into" integer,
	"moved" integer[] DEFAULT '{}' NOT NULL,
	"edition" integer NOT NULL,
	CONSTRAINT "lookup_edits_list_id_pk" PRIMARY KEY("list","id")
);
--> statement-breakpoint
INSERT INTO "schema_numbers" ("number", "oldest_server") VALUES (7, 0);
