CREATE TABLE "award_quarters" (
	"quarter" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "awards" (
	"quarter" text NOT NULL,
	"kind" text NOT NULL,
	"place" integer NOT NULL,
	"company_id" integer NOT NULL,
	"average" double precision NOT NULL,
	"score" double precision NOT NULL,
	"ratings" integer NOT NULL,
	"ceo_name_en" text,
	"ceo_name_ar" text,
	"ceo_image" text,
	CONSTRAINT "awards_quarter_kind_place_pk" PRIMARY KEY("quarter","kind","place")
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "writer" bytea;--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_quarter_award_quarters_quarter_fk" FOREIGN KEY ("quarter") REFERENCES "public"."award_quarters"("quarter") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;