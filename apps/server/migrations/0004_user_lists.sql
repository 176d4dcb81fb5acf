CREATE INDEX "audit_log_behalf" ON "audit_log" USING btree ("behalf_of_id");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (lower("name"),"id");