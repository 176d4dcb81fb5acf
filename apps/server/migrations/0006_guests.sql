CREATE TABLE "invite_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invite_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key_hash" text NOT NULL,
	"prefix" text NOT NULL,
	"inviter_id" integer NOT NULL,
	"email" text,
	"product_ids" integer[] NOT NULL,
	"uses_left" integer DEFAULT 1 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invite_redemptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invite_redemptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"product_ids" integer[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"category" text DEFAULT 'server' NOT NULL,
	"type" text NOT NULL,
	"image" text,
	"trial_days" integer DEFAULT 7 NOT NULL,
	"is_offered_for_trial" boolean DEFAULT false NOT NULL,
	"visibility" text DEFAULT 'public' NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trial_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trial_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"product_id" integer NOT NULL,
	"type" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by_id" integer,
	"decided_by_name" text,
	"decided_at" timestamp (3) with time zone,
	"user_id" integer,
	"given_product_id" integer,
	"days" integer,
	"node_id" integer,
	"server_id" integer,
	"ends_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invite_keys" ADD CONSTRAINT "invite_keys_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_redemptions" ADD CONSTRAINT "invite_redemptions_key_id_invite_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."invite_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_redemptions" ADD CONSTRAINT "invite_redemptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_requests" ADD CONSTRAINT "trial_requests_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_requests" ADD CONSTRAINT "trial_requests_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_requests" ADD CONSTRAINT "trial_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_requests" ADD CONSTRAINT "trial_requests_given_product_id_products_id_fk" FOREIGN KEY ("given_product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_requests" ADD CONSTRAINT "trial_requests_node_id_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."nodes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_requests" ADD CONSTRAINT "trial_requests_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invite_keys_hash" ON "invite_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "invite_keys_inviter" ON "invite_keys" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "invite_redemptions_key" ON "invite_redemptions" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "invite_redemptions_user" ON "invite_redemptions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trial_requests_open" ON "trial_requests" USING btree (lower("email")) WHERE "trial_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "trial_requests_email" ON "trial_requests" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "trial_requests_created" ON "trial_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "trial_requests_running" ON "trial_requests" USING btree ("ends_at") WHERE "trial_requests"."ended_at" is null;