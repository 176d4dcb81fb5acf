CREATE TABLE "discord_accounts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"discord_id" text NOT NULL,
	"name" text NOT NULL,
	"connected_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discord_grants" (
	"guild_id" integer NOT NULL,
	"discord_id" text NOT NULL,
	"role_id" text NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "discord_grants_guild_id_discord_id_role_id_pk" PRIMARY KEY("guild_id","discord_id","role_id")
);
--> statement-breakpoint
ALTER TABLE "discord_guilds" ADD COLUMN "roles" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "discord_guilds" ADD COLUMN "roles_error" text;--> statement-breakpoint
ALTER TABLE "discord_guilds" ADD COLUMN "roles_error_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "discord_accounts" ADD CONSTRAINT "discord_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discord_grants" ADD CONSTRAINT "discord_grants_guild_id_discord_guilds_id_fk" FOREIGN KEY ("guild_id") REFERENCES "public"."discord_guilds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "discord_accounts_discord" ON "discord_accounts" USING btree ("discord_id");--> statement-breakpoint
CREATE INDEX "discord_grants_discord" ON "discord_grants" USING btree ("discord_id");