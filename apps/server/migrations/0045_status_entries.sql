CREATE TABLE "status_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "status_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"is_everywhere" boolean NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "status_entry_nodes" (
	"entry_id" integer NOT NULL,
	"node_id" integer NOT NULL,
	CONSTRAINT "status_entry_nodes_entry_id_node_id_pk" PRIMARY KEY("entry_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "status_entry_updates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "status_entry_updates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"text" text NOT NULL,
	"by_name" text
);
--> statement-breakpoint
ALTER TABLE "status_entry_nodes" ADD CONSTRAINT "status_entry_nodes_entry_id_status_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."status_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_entry_nodes" ADD CONSTRAINT "status_entry_nodes_node_id_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."nodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_entry_updates" ADD CONSTRAINT "status_entry_updates_entry_id_status_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."status_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "status_entries_starts" ON "status_entries" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "status_entry_nodes_node" ON "status_entry_nodes" USING btree ("node_id");--> statement-breakpoint
CREATE INDEX "status_entry_updates_entry" ON "status_entry_updates" USING btree ("entry_id","at");