CREATE TABLE "server_figures" (
	"server_id" integer PRIMARY KEY NOT NULL,
	"cpu" double precision NOT NULL,
	"memory_bytes" bigint NOT NULL,
	"memory_limit_bytes" bigint NOT NULL,
	"received_bytes" bigint NOT NULL,
	"sent_bytes" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "nodes" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "nodes" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "nodes" ADD COLUMN "capacity" integer;--> statement-breakpoint
ALTER TABLE "nodes" ADD COLUMN "port_first" integer DEFAULT 32000 NOT NULL;--> statement-breakpoint
ALTER TABLE "nodes" ADD COLUMN "port_last" integer DEFAULT 65535 NOT NULL;--> statement-breakpoint
ALTER TABLE "nodes" ADD COLUMN "enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "nodes" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "nodes" ADD COLUMN "figures" jsonb;--> statement-breakpoint
ALTER TABLE "nodes" ADD COLUMN "figures_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "server_figures" ADD CONSTRAINT "server_figures_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nodes" ADD CONSTRAINT "nodes_ports" CHECK (1 <= "nodes"."port_first" and "nodes"."port_first" <= "nodes"."port_last" and "nodes"."port_last" <= 65535);--> statement-breakpoint
ALTER TABLE "nodes" ADD CONSTRAINT "nodes_capacity" CHECK ("nodes"."capacity" >= 0);