ALTER TABLE "one_time_tokens" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "used" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "answers" bytea;