CREATE TABLE "api_clients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_clients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"user_id" integer NOT NULL,
	"is_reseller_panel" boolean NOT NULL,
	"scopes" jsonb NOT NULL,
	"key_hash" text NOT NULL,
	"key_ending" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"last_used_from" text
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "client" text;--> statement-breakpoint
ALTER TABLE "api_clients" ADD CONSTRAINT "api_clients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_clients_key_hash" ON "api_clients" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "api_clients_user" ON "api_clients" USING btree ("user_id");