CREATE INDEX "reviews_proven" ON "reviews" USING btree ("company_id","month") WHERE "reviews"."proven" and "reviews"."state" = 'published';
