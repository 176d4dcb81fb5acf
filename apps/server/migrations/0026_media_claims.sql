CREATE TABLE "server_claims" (
	"server_id" integer PRIMARY KEY NOT NULL,
	"machine_id" text,
	"state" text NOT NULL,
	"account_name" text,
	"account_email" text,
	"key" text,
	"key_refused_at" timestamp (3) with time zone,
	"claimed_at" timestamp (3) with time zone,
	"claimed_by_id" integer,
	"checked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "server_claims" ADD CONSTRAINT "server_claims_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_claims" ADD CONSTRAINT "server_claims_claimed_by_id_users_id_fk" FOREIGN KEY ("claimed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "server_claims_claimed_by" ON "server_claims" USING btree ("claimed_by_id");