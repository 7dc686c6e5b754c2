CREATE INDEX "companies_joined" ON "companies" USING btree ("joined_into") WHERE "companies"."joined_into" is not null;
