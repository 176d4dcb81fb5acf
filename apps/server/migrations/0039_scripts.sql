CREATE TABLE "script_run_nodes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "script_run_nodes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"run_id" integer NOT NULL,
	"node_id" integer,
	"alias" text NOT NULL,
	"process_id" integer,
	"state" text DEFAULT 'waiting' NOT NULL,
	"exit_code" integer,
	"words" text DEFAULT '' NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "script_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "script_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"script_id" integer,
	"script_name" text NOT NULL,
	"version" integer NOT NULL,
	"source" text NOT NULL,
	"variables" jsonb NOT NULL,
	"as_root" boolean NOT NULL,
	"by_name" text,
	"at" timestamp (3) with time zone NOT NULL,
	"stopped_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "script_versions" (
	"script_id" integer NOT NULL,
	"version" integer NOT NULL,
	"source" text NOT NULL,
	"variables" jsonb NOT NULL,
	"as_root" boolean NOT NULL,
	"by_name" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "script_versions_script_id_version_pk" PRIMARY KEY("script_id","version")
);
--> statement-breakpoint
CREATE TABLE "scripts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scripts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"description" text NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "script_run_nodes" ADD CONSTRAINT "script_run_nodes_run_id_script_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."script_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "script_run_nodes" ADD CONSTRAINT "script_run_nodes_node_id_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."nodes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "script_run_nodes" ADD CONSTRAINT "script_run_nodes_process_id_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."processes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "script_runs" ADD CONSTRAINT "script_runs_script_id_scripts_id_fk" FOREIGN KEY ("script_id") REFERENCES "public"."scripts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "script_versions" ADD CONSTRAINT "script_versions_script_id_scripts_id_fk" FOREIGN KEY ("script_id") REFERENCES "public"."scripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "script_run_nodes_node" ON "script_run_nodes" USING btree ("run_id","node_id");--> statement-breakpoint
CREATE INDEX "script_run_nodes_of_node" ON "script_run_nodes" USING btree ("node_id");--> statement-breakpoint
CREATE INDEX "script_run_nodes_process" ON "script_run_nodes" USING btree ("process_id");--> statement-breakpoint
CREATE INDEX "script_runs_at" ON "script_runs" USING btree ("at");--> statement-breakpoint
CREATE INDEX "script_runs_script" ON "script_runs" USING btree ("script_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scripts_name" ON "scripts" USING btree ("name");