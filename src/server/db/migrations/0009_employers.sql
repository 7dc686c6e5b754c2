CREATE TABLE "company_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" integer NOT NULL,
	"contact" bytea NOT NULL,
	"month" text NOT NULL,
	"changes" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "company_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" integer NOT NULL,
	"use" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"type" text NOT NULL,
	"bytes" bytea NOT NULL,
	"title_en" text,
	"title_ar" text,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_invitations" (
	"token_hash" bytea PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"role" text NOT NULL,
	"invited" bytea NOT NULL,
	"expires" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_people" (
	"account_id" uuid NOT NULL,
	"company_id" integer NOT NULL,
	"role" text NOT NULL,
	"notify" boolean DEFAULT true NOT NULL,
	CONSTRAINT "company_people_account_id_company_id_pk" PRIMARY KEY("account_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "company_requests" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"contact" bytea NOT NULL,
	"month" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unlock_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" integer NOT NULL,
	"contact" bytea NOT NULL,
	"mark" bytea NOT NULL,
	"month" text NOT NULL,
	"website" text,
	"phone" text,
	"letter_type" text NOT NULL,
	"letter" bytea,
	"state" text DEFAULT 'pending' NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "appeals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"decision_id" uuid NOT NULL,
	"month" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	CONSTRAINT "appeals_decision_id_unique" UNIQUE("decision_id")
);
--> statement-breakpoint
CREATE TABLE "decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"case_id" text NOT NULL,
	"company_id" integer,
	"outcome" text NOT NULL,
	"reason" text,
	"decided_at" timestamp with time zone NOT NULL,
	"undone" boolean DEFAULT false NOT NULL,
	"before" jsonb,
	"appeal_hash" bytea,
	CONSTRAINT "decisions_appeal_hash_unique" UNIQUE("appeal_hash")
);
--> statement-breakpoint
ALTER TABLE "question_answers" ADD COLUMN "contact" bytea;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "contact" bytea;--> statement-breakpoint
ALTER TABLE "company_changes" ADD CONSTRAINT "company_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_files" ADD CONSTRAINT "company_files_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_people" ADD CONSTRAINT "company_people_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_people" ADD CONSTRAINT "company_people_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_requests" ADD CONSTRAINT "company_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unlock_requests" ADD CONSTRAINT "unlock_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_changes_state" ON "company_changes" USING btree ("state","month","id");--> statement-breakpoint
CREATE INDEX "company_changes_company" ON "company_changes" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "company_files_company" ON "company_files" USING btree ("company_id","use","position");--> statement-breakpoint
CREATE INDEX "company_invitations_company" ON "company_invitations" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "company_people_company" ON "company_people" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "unlock_requests_state" ON "unlock_requests" USING btree ("state","month","id");--> statement-breakpoint
CREATE INDEX "unlock_requests_company" ON "unlock_requests" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "unlock_requests_pending" ON "unlock_requests" USING btree ("mark") WHERE "unlock_requests"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "appeals_state" ON "appeals" USING btree ("state","month","id");--> statement-breakpoint
CREATE INDEX "decisions_newest" ON "decisions" USING btree ("decided_at","id");--> statement-breakpoint
CREATE INDEX "decisions_case" ON "decisions" USING btree ("kind","case_id");