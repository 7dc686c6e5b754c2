CREATE INDEX "company_listing_industry_reviews" ON "company_listing" USING btree ("industry_id","reviews","company_id");
