CREATE TABLE "server_batches" (
	"process_id" integer PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"server_ids" integer[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "server_batches" ADD CONSTRAINT "server_batches_process_id_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."processes"("id") ON DELETE cascade ON UPDATE no action;