CREATE TABLE "server_chronicle" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "server_chronicle_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"server_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"what" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"asked_by_id" integer,
	"asked_by_name" text
);
--> statement-breakpoint
CREATE TABLE "server_defaults" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"maintenance" jsonb,
	"revive" boolean NOT NULL,
	"tell_incidents" boolean NOT NULL,
	"tell_suspension" boolean NOT NULL
);
--> statement-breakpoint
DROP INDEX "processes_server";--> statement-breakpoint
ALTER TABLE "processes" ADD COLUMN "asked_by_id" integer;--> statement-breakpoint
ALTER TABLE "processes" ADD COLUMN "asked_by_name" text;--> statement-breakpoint
ALTER TABLE "server_chronicle" ADD CONSTRAINT "server_chronicle_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_chronicle" ADD CONSTRAINT "server_chronicle_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_defaults" ADD CONSTRAINT "server_defaults_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "server_chronicle_server" ON "server_chronicle" USING btree ("server_id","at","id");--> statement-breakpoint
CREATE INDEX "server_chronicle_at" ON "server_chronicle" USING btree ("at");--> statement-breakpoint
CREATE INDEX "server_chronicle_asked_by" ON "server_chronicle" USING btree ("asked_by_id");--> statement-breakpoint
ALTER TABLE "processes" ADD CONSTRAINT "processes_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "processes_asked_by" ON "processes" USING btree ("asked_by_id");--> statement-breakpoint
CREATE INDEX "processes_server" ON "processes" USING btree ("server_id","created_at","id");