CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject_en" text NOT NULL,
	"subject_ar" text NOT NULL,
	"text_en" text NOT NULL,
	"text_ar" text NOT NULL,
	"after" uuid,
	"done" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_notices" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"contributions" integer,
	"pay" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"job" text PRIMARY KEY NOT NULL,
	"period" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "helpful_told" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_notices" ADD CONSTRAINT "company_notices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_waiting" ON "announcements" USING btree ("done");