CREATE TABLE "maintenance_nodes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_nodes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"maintenance_id" integer NOT NULL,
	"node_id" integer,
	"alias" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"wave" integer,
	"process_id" integer,
	"words" text,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "maintenances" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"work" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"wave_size" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"tells" text[] NOT NULL,
	"audience" text[] NOT NULL,
	"status_text" text NOT NULL,
	"mail_subject" text NOT NULL,
	"mail_text" text NOT NULL,
	"announcement_text" text NOT NULL,
	"by_name" text,
	"paused_words" text,
	"status_entry_id" integer,
	"announcement_id" integer,
	"mailing_id" integer,
	"all_clear_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "maintenance_nodes" ADD CONSTRAINT "maintenance_nodes_maintenance_id_maintenances_id_fk" FOREIGN KEY ("maintenance_id") REFERENCES "public"."maintenances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_nodes" ADD CONSTRAINT "maintenance_nodes_node_id_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."nodes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_nodes" ADD CONSTRAINT "maintenance_nodes_process_id_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."processes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenances" ADD CONSTRAINT "maintenances_status_entry_id_status_entries_id_fk" FOREIGN KEY ("status_entry_id") REFERENCES "public"."status_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenances" ADD CONSTRAINT "maintenances_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenances" ADD CONSTRAINT "maintenances_mailing_id_mailings_id_fk" FOREIGN KEY ("mailing_id") REFERENCES "public"."mailings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenances" ADD CONSTRAINT "maintenances_all_clear_id_mailings_id_fk" FOREIGN KEY ("all_clear_id") REFERENCES "public"."mailings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "maintenance_nodes_maintenance" ON "maintenance_nodes" USING btree ("maintenance_id","id");--> statement-breakpoint
CREATE INDEX "maintenance_nodes_node" ON "maintenance_nodes" USING btree ("node_id");--> statement-breakpoint
CREATE INDEX "maintenances_starts" ON "maintenances" USING btree ("starts_at");