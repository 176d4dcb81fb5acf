CREATE TABLE "docker_services" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "docker_services_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"description" text NOT NULL,
	"image" text NOT NULL,
	"tag" text NOT NULL,
	"command" jsonb NOT NULL,
	"variables" jsonb NOT NULL,
	"ports" jsonb NOT NULL,
	"mounts" jsonb NOT NULL,
	"may_use_engine" boolean NOT NULL,
	"restart_policy" text NOT NULL,
	"memory_mb" integer,
	"cpus" double precision,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_placements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_placements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"node_id" integer NOT NULL,
	"state" text DEFAULT 'missing' NOT NULL,
	"digest" text,
	"revision" integer,
	"process_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "service_placements_once" UNIQUE("service_id","node_id")
);
--> statement-breakpoint
ALTER TABLE "service_placements" ADD CONSTRAINT "service_placements_service_id_docker_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."docker_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_placements" ADD CONSTRAINT "service_placements_node_id_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."nodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_placements" ADD CONSTRAINT "service_placements_process_id_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."processes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "docker_services_name" ON "docker_services" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "service_placements_node" ON "service_placements" USING btree ("node_id");--> statement-breakpoint
CREATE INDEX "service_placements_process" ON "service_placements" USING btree ("process_id");