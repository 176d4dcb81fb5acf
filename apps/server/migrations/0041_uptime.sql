CREATE TABLE "uptime_days" (
	"node_id" integer NOT NULL,
	"day" date NOT NULL,
	"checks" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"seconds_down" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "uptime_days_node_id_day_pk" PRIMARY KEY("node_id","day")
);
--> statement-breakpoint
CREATE TABLE "uptime_monitors" (
	"node_id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"port" integer,
	"url" text,
	"interval_minutes" integer NOT NULL,
	"timeout_seconds" integer NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"since" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"last_checked_at" timestamp (3) with time zone,
	"last_error" text,
	"next_check_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uptime_outages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uptime_outages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"node_id" integer NOT NULL,
	"began" timestamp (3) with time zone NOT NULL,
	"ended" timestamp (3) with time zone,
	"reason" text NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "uptime_days" ADD CONSTRAINT "uptime_days_node_id_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."nodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uptime_monitors" ADD CONSTRAINT "uptime_monitors_node_id_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."nodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uptime_outages" ADD CONSTRAINT "uptime_outages_node_id_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."nodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uptime_days_day" ON "uptime_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "uptime_monitors_due" ON "uptime_monitors" USING btree ("next_check_at") WHERE "uptime_monitors"."enabled";--> statement-breakpoint
CREATE INDEX "uptime_outages_node" ON "uptime_outages" USING btree ("node_id","began");--> statement-breakpoint
CREATE INDEX "uptime_outages_began" ON "uptime_outages" USING btree ("began");--> statement-breakpoint
CREATE INDEX "uptime_outages_untold" ON "uptime_outages" USING btree ("found_at") WHERE "uptime_outages"."told_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "uptime_outages_open" ON "uptime_outages" USING btree ("node_id") WHERE "uptime_outages"."ended" is null;