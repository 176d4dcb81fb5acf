ALTER TABLE "mounts" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "mounts" ADD COLUMN "process_id" integer;--> statement-breakpoint
ALTER TABLE "mounts" ADD CONSTRAINT "mounts_process_id_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."processes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mounts_process" ON "mounts" USING btree ("process_id");