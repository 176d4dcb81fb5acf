CREATE TABLE "cdn_hosts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cdn_hosts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"address" text NOT NULL,
	"admin_url" text NOT NULL,
	"admin_token" text,
	"listen" text NOT NULL,
	"is_open" boolean NOT NULL,
	"state" text DEFAULT 'unchecked' NOT NULL,
	"latency_ms" double precision,
	"checked_at" timestamp (3) with time zone,
	"routes_kept" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cdn_leases" (
	"cdn_host_id" integer PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"lease_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cdn_preferences" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"cdn_host_id" integer,
	"domain" text,
	"state" text DEFAULT 'unchecked' NOT NULL,
	"found" text,
	"checked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "server_cdn_routes" (
	"server_id" integer PRIMARY KEY NOT NULL,
	"cdn_host_id" integer NOT NULL,
	"type" text NOT NULL,
	"domain" text,
	"since" timestamp (3) with time zone NOT NULL,
	"is_missing" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cdn_leases" ADD CONSTRAINT "cdn_leases_cdn_host_id_cdn_hosts_id_fk" FOREIGN KEY ("cdn_host_id") REFERENCES "public"."cdn_hosts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cdn_preferences" ADD CONSTRAINT "cdn_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cdn_preferences" ADD CONSTRAINT "cdn_preferences_cdn_host_id_cdn_hosts_id_fk" FOREIGN KEY ("cdn_host_id") REFERENCES "public"."cdn_hosts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_cdn_routes" ADD CONSTRAINT "server_cdn_routes_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_cdn_routes" ADD CONSTRAINT "server_cdn_routes_cdn_host_id_cdn_hosts_id_fk" FOREIGN KEY ("cdn_host_id") REFERENCES "public"."cdn_hosts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cdn_hosts_address" ON "cdn_hosts" USING btree ("address");--> statement-breakpoint
CREATE UNIQUE INDEX "cdn_hosts_admin_url" ON "cdn_hosts" USING btree ("admin_url");--> statement-breakpoint
CREATE UNIQUE INDEX "cdn_preferences_domain" ON "cdn_preferences" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "cdn_preferences_host" ON "cdn_preferences" USING btree ("cdn_host_id");--> statement-breakpoint
CREATE INDEX "server_cdn_routes_host" ON "server_cdn_routes" USING btree ("cdn_host_id");--> statement-breakpoint
CREATE UNIQUE INDEX "server_cdn_routes_domain" ON "server_cdn_routes" USING btree ("domain");