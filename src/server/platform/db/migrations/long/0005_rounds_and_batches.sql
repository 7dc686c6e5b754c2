CREATE INDEX "reviews_undecided" ON "reviews" USING btree ("company_id","kind","id") WHERE "reviews"."undecided";
--> statement-breakpoint
CREATE INDEX "reviews_whole" ON "reviews" USING btree ("company_id","kind","id") WHERE "reviews"."whole" and "reviews"."own" is not null;
