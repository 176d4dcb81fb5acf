CREATE TABLE "invite_backups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invite_backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"server_id" integer,
	"server_type" text NOT NULL,
	"name" text NOT NULL,
	"people" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invite_backups" ADD CONSTRAINT "invite_backups_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_backups" ADD CONSTRAINT "invite_backups_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invite_backups_owner" ON "invite_backups" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "invite_backups_server" ON "invite_backups" USING btree ("server_id");