CREATE TABLE "node_reboots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "node_reboots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"node_id" integer NOT NULL,
	"cause" text NOT NULL,
	"state" text NOT NULL,
	"process_id" integer,
	"at" timestamp (3) with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"by_name" text,
	"words" text
);
--> statement-breakpoint
ALTER TABLE "node_reboots" ADD CONSTRAINT "node_reboots_node_id_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."nodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_reboots" ADD CONSTRAINT "node_reboots_process_id_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."processes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "node_reboots_at" ON "node_reboots" USING btree ("at");--> statement-breakpoint
CREATE INDEX "node_reboots_node" ON "node_reboots" USING btree ("node_id","at");--> statement-breakpoint
CREATE INDEX "node_reboots_process" ON "node_reboots" USING btree ("process_id");