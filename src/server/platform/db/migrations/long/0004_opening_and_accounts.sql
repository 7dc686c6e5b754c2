CREATE INDEX "company_competitors_competitor" ON "company_competitors" USING btree ("competitor_id");
