CREATE TABLE "node_extractions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "node_extractions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"node_id" integer NOT NULL,
	"archive" text NOT NULL,
	"target" text NOT NULL,
	"strip_components" integer NOT NULL,
	"keep_archive" boolean NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"process_id" integer,
	"at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"bytes_total" bigint,
	"cancel_at" timestamp (3) with time zone,
	"words" text
);
--> statement-breakpoint
ALTER TABLE "node_extractions" ADD CONSTRAINT "node_extractions_node_id_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."nodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_extractions" ADD CONSTRAINT "node_extractions_process_id_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."processes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "node_extractions_at" ON "node_extractions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "node_extractions_node" ON "node_extractions" USING btree ("node_id","at");--> statement-breakpoint
CREATE INDEX "node_extractions_process" ON "node_extractions" USING btree ("process_id");