CREATE TABLE "status_subscriptions" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uptime_outages" ADD COLUMN "end_told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "status_subscriptions" ADD CONSTRAINT "status_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uptime_outages_end_untold" ON "uptime_outages" USING btree ("ended") WHERE "uptime_outages"."end_told_at" is null;