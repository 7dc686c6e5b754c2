CREATE INDEX "audit_at" ON "audit" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "audit_action" ON "audit" USING btree ("action","subject");
