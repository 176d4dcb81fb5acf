CREATE TABLE "image_pulls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "image_pulls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"node_id" integer NOT NULL,
	"image" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"process_id" integer,
	"at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"cancel_at" timestamp (3) with time zone,
	"words" text
);
--> statement-breakpoint
CREATE TABLE "node_image_reads" (
	"node_id" integer PRIMARY KEY NOT NULL,
	"read_at" timestamp (3) with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "node_images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "node_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"node_id" integer NOT NULL,
	"image" text NOT NULL,
	"digest" text NOT NULL,
	"bytes" bigint NOT NULL,
	"built_at" timestamp (3) with time zone NOT NULL,
	"containers" integer NOT NULL,
	CONSTRAINT "node_images_once" UNIQUE("node_id","image","digest")
);
--> statement-breakpoint
ALTER TABLE "image_pulls" ADD CONSTRAINT "image_pulls_node_id_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."nodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_pulls" ADD CONSTRAINT "image_pulls_process_id_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."processes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_image_reads" ADD CONSTRAINT "node_image_reads_node_id_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."nodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_images" ADD CONSTRAINT "node_images_node_id_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."nodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "image_pulls_at" ON "image_pulls" USING btree ("at");--> statement-breakpoint
CREATE INDEX "image_pulls_node" ON "image_pulls" USING btree ("node_id","at");--> statement-breakpoint
CREATE INDEX "image_pulls_process" ON "image_pulls" USING btree ("process_id");--> statement-breakpoint
CREATE INDEX "node_images_image" ON "node_images" USING btree ("image","built_at");