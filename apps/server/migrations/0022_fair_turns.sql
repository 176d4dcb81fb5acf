DROP INDEX "jobs_running_lane";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "customer" integer;--> statement-breakpoint
CREATE INDEX "jobs_unfinished_lane" ON "jobs" USING btree ("lane") WHERE "jobs"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_unfinished_customer" ON "jobs" USING btree ("customer") WHERE "jobs"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_unfinished_process" ON "jobs" USING btree (("payload" ->> 'processId')) WHERE "jobs"."finished_at" is null;