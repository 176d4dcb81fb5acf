CREATE TABLE "backups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"server_id" integer,
	"owner_id" integer,
	"server_name" text NOT NULL,
	"server_type" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"state" text DEFAULT 'creating' NOT NULL,
	"key" text NOT NULL,
	"bytes" bigint,
	"sha256" text,
	"content_bytes" bigint,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "servers" ADD COLUMN "volume" text;--> statement-breakpoint
ALTER TABLE "backups" ADD CONSTRAINT "backups_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backups" ADD CONSTRAINT "backups_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "backups_server" ON "backups" USING btree ("server_id");--> statement-breakpoint
CREATE INDEX "backups_owner" ON "backups" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "backups_key" ON "backups" USING btree ("key");