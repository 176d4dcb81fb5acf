CREATE TABLE "share_intents" (
	"server_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"person_key" text NOT NULL,
	"person" jsonb NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "share_intents_server_id_person_key_pk" PRIMARY KEY("server_id","person_key")
);
--> statement-breakpoint
CREATE TABLE "share_leases" (
	"server_id" integer PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"lease_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "share_intents" ADD CONSTRAINT "share_intents_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_intents" ADD CONSTRAINT "share_intents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_leases" ADD CONSTRAINT "share_leases_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_intents_owner" ON "share_intents" USING btree ("owner_id");