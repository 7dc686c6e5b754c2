ALTER TABLE "question_answers" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "questions" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "studies" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "study_counts" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "study_marks" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "reactions" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "reports" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "question_answers" CASCADE;--> statement-breakpoint
DROP TABLE "questions" CASCADE;--> statement-breakpoint
DROP TABLE "studies" CASCADE;--> statement-breakpoint
DROP TABLE "study_counts" CASCADE;--> statement-breakpoint
DROP TABLE "study_marks" CASCADE;--> statement-breakpoint
DROP TABLE "reactions" CASCADE;--> statement-breakpoint
DROP TABLE "reports" CASCADE;--> statement-breakpoint
DROP INDEX "reviews_newest";--> statement-breakpoint
DROP INDEX "reviews_stars_newest";--> statement-breakpoint
DROP INDEX "reviews_stars_helpful";--> statement-breakpoint
ALTER TABLE "one_time_tokens" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "used" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "answers" bytea;--> statement-breakpoint
CREATE INDEX "reviews_page" ON "reviews" USING btree ("company_id","kind","month" DESC NULLS FIRST,"id");--> statement-breakpoint
ALTER TABLE "reviews" DROP COLUMN "helpful";--> statement-breakpoint
ALTER TABLE "reviews" DROP COLUMN "unhelpful";--> statement-breakpoint
ALTER TABLE "reviews" DROP COLUMN "stars";--> statement-breakpoint
ALTER TABLE "reviews" DROP COLUMN "former";