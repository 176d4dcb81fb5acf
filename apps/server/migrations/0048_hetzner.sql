CREATE TABLE "hetzner_projects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hetzner_projects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"api_token" text,
	"read_at" timestamp (3) with time zone,
	"latency_ms" double precision,
	"failure" text,
	"failed_at" timestamp (3) with time zone,
	"next_read_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hetzner_servers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hetzner_servers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"number" bigint NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"type" text NOT NULL,
	"cores" integer NOT NULL,
	"memory_gb" double precision NOT NULL,
	"disk_gb" double precision NOT NULL,
	"location" text NOT NULL,
	"ipv4" text,
	"ipv6" text,
	"dns_name" text,
	"is_locked" boolean NOT NULL,
	"process_id" integer
);
--> statement-breakpoint
ALTER TABLE "hetzner_servers" ADD CONSTRAINT "hetzner_servers_project_id_hetzner_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."hetzner_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hetzner_servers" ADD CONSTRAINT "hetzner_servers_process_id_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."processes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hetzner_projects_name" ON "hetzner_projects" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "hetzner_projects_due" ON "hetzner_projects" USING btree ("next_read_at");--> statement-breakpoint
CREATE UNIQUE INDEX "hetzner_servers_number" ON "hetzner_servers" USING btree ("project_id","number");--> statement-breakpoint
CREATE INDEX "hetzner_servers_process" ON "hetzner_servers" USING btree ("process_id");--> statement-breakpoint
CREATE INDEX "nodes_host" ON "nodes" USING btree (lower("host"));