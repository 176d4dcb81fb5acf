ALTER TABLE "alerts" ADD COLUMN "is_enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "is_enabled" boolean DEFAULT true NOT NULL;