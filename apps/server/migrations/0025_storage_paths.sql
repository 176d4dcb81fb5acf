CREATE TABLE "library_paths" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "library_paths_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"mount_path_id" integer NOT NULL,
	"folder" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mount_paths" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mount_paths_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mount_id" integer NOT NULL,
	"path" text NOT NULL,
	"read_only" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "library_paths" ADD CONSTRAINT "library_paths_mount_path_id_mount_paths_id_fk" FOREIGN KEY ("mount_path_id") REFERENCES "public"."mount_paths"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mount_paths" ADD CONSTRAINT "mount_paths_mount_id_mounts_id_fk" FOREIGN KEY ("mount_id") REFERENCES "public"."mounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "library_paths_folder" ON "library_paths" USING btree ("mount_path_id","folder");--> statement-breakpoint
CREATE INDEX "mount_paths_mount" ON "mount_paths" USING btree ("mount_id");