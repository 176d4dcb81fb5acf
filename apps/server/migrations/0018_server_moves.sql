CREATE TABLE "server_moves" (
	"server_id" integer PRIMARY KEY NOT NULL,
	"node_id" integer NOT NULL,
	"port" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "is_temporary" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "server_batches" ADD COLUMN "input" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "server_moves" ADD CONSTRAINT "server_moves_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_moves" ADD CONSTRAINT "server_moves_node_id_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."nodes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "server_moves_node_port" ON "server_moves" USING btree ("node_id","port");