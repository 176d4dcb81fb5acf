CREATE TABLE "process_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "process_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"process_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "lane" text;--> statement-breakpoint
ALTER TABLE "processes" ADD COLUMN "step" text;--> statement-breakpoint
ALTER TABLE "processes" ADD COLUMN "progress" double precision;--> statement-breakpoint
ALTER TABLE "servers" ADD COLUMN "limits" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "servers" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "servers" ADD COLUMN "suspension" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "process_lines" ADD CONSTRAINT "process_lines_process_id_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."processes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "process_lines_process" ON "process_lines" USING btree ("process_id","id");--> statement-breakpoint
CREATE INDEX "jobs_running_lane" ON "jobs" USING btree ("lane") WHERE "jobs"."state" = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "processes_step" ON "processes" USING btree ("parent_id","step");--> statement-breakpoint
CREATE INDEX "processes_unfinished" ON "processes" USING btree ("server_id") WHERE "processes"."state" in ('queued', 'running');