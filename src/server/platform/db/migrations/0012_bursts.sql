CREATE TABLE "bursts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" integer NOT NULL,
	"month" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"done" boolean DEFAULT false NOT NULL,
	"told" integer NOT NULL,
	"days" integer NOT NULL,
	"usual" integer NOT NULL,
	"counted" integer[] NOT NULL,
	"sealed" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recent_counts" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bursts" ADD CONSTRAINT "bursts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recent_counts" ADD CONSTRAINT "recent_counts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "bursts_state" ON "bursts" USING btree ("state","month","id");
--> statement-breakpoint
CREATE INDEX "bursts_company" ON "bursts" USING btree ("company_id","month");
--> statement-breakpoint
INSERT INTO "schema_numbers" ("number", "oldest_server") VALUES (12, 0);
