CREATE TABLE "uptime_robot_accounts" (
	"id" integer PRIMARY KEY NOT NULL,
	"api_key" text NOT NULL,
	"calls_per_minute" integer NOT NULL,
	"recent_calls" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rest_until" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	"failure" text,
	"failed_at" timestamp (3) with time zone,
	"next_read_at" timestamp (3) with time zone NOT NULL,
	"process_id" integer
);
--> statement-breakpoint
CREATE TABLE "uptime_robot_watches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uptime_robot_watches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"node_id" integer,
	"name" text NOT NULL,
	"monitor_id" text,
	"status" text,
	"status_at" timestamp (3) with time zone,
	"task" text,
	"looks_first" boolean DEFAULT false NOT NULL,
	"is_adopted" boolean DEFAULT false NOT NULL,
	"message" text,
	"process_id" integer
);
--> statement-breakpoint
ALTER TABLE "uptime_robot_accounts" ADD CONSTRAINT "uptime_robot_accounts_process_id_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."processes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uptime_robot_watches" ADD CONSTRAINT "uptime_robot_watches_node_id_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."nodes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uptime_robot_watches" ADD CONSTRAINT "uptime_robot_watches_process_id_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."processes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "uptime_robot_watches_node" ON "uptime_robot_watches" USING btree ("node_id");--> statement-breakpoint
CREATE UNIQUE INDEX "uptime_robot_watches_monitor" ON "uptime_robot_watches" USING btree ("monitor_id");--> statement-breakpoint
CREATE INDEX "uptime_robot_watches_open" ON "uptime_robot_watches" USING btree ("id") WHERE "uptime_robot_watches"."task" is not null;--> statement-breakpoint
CREATE INDEX "uptime_robot_watches_process" ON "uptime_robot_watches" USING btree ("process_id");