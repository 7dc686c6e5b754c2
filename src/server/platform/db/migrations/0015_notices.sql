CREATE TABLE "authority_requests" (
	"month" text NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"requests" integer NOT NULL,
	CONSTRAINT "authority_requests_month_kind_outcome_pk" PRIMARY KEY("month","kind","outcome")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"receipt_hash" "bytea",
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"company_id" integer,
	"month" text NOT NULL,
	"received" date NOT NULL,
	"ground" text NOT NULL,
	"by_company" boolean NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"shown" text DEFAULT 'whole' NOT NULL,
	"days" integer,
	"appeal_by" text,
	"final" boolean DEFAULT false NOT NULL,
	"threat" boolean DEFAULT false NOT NULL,
	"sealed" "bytea" NOT NULL,
	"answer" "bytea" NOT NULL,
	"verdict" "bytea" NOT NULL,
	CONSTRAINT "notices_receipt_hash_unique" UNIQUE("receipt_hash")
);
--> statement-breakpoint
ALTER TABLE "pending_verdicts" ADD COLUMN "answers" "bytea";
--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "notices_state" ON "notices" USING btree ("state","month","id");
--> statement-breakpoint
CREATE INDEX "notices_company" ON "notices" USING btree ("company_id");
--> statement-breakpoint
CREATE INDEX "notices_current" ON "notices" USING btree ("subject_id") WHERE not final;
--> statement-breakpoint
CREATE INDEX "notices_by_company" ON "notices" USING btree ("company_id") WHERE by_company;
--> statement-breakpoint
INSERT INTO "schema_numbers" ("number", "oldest_server") VALUES (15, 0);
