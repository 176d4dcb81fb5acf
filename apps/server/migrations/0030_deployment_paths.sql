CREATE TABLE "deployment_paths" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deployment_paths_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"path" text NOT NULL,
	"node_id" integer,
	"is_enabled" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deployment_paths_place" UNIQUE NULLS NOT DISTINCT("path","node_id")
);
--> statement-breakpoint
CREATE TABLE "folder_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "folder_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"deployment_path_id" integer,
	"library_path_id" integer,
	"node_id" integer NOT NULL,
	"state" text NOT NULL,
	"is_writable" boolean,
	"size_bytes" bigint,
	"free_bytes" bigint,
	"checked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deployment_paths" ADD CONSTRAINT "deployment_paths_node_id_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."nodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folder_checks" ADD CONSTRAINT "folder_checks_deployment_path_id_deployment_paths_id_fk" FOREIGN KEY ("deployment_path_id") REFERENCES "public"."deployment_paths"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folder_checks" ADD CONSTRAINT "folder_checks_library_path_id_library_paths_id_fk" FOREIGN KEY ("library_path_id") REFERENCES "public"."library_paths"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folder_checks" ADD CONSTRAINT "folder_checks_node_id_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."nodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "folder_checks_deployment" ON "folder_checks" USING btree ("deployment_path_id","node_id");--> statement-breakpoint
CREATE UNIQUE INDEX "folder_checks_library" ON "folder_checks" USING btree ("library_path_id","node_id");--> statement-breakpoint
CREATE INDEX "folder_checks_node" ON "folder_checks" USING btree ("node_id");