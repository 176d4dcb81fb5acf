ALTER TABLE "mailings" ADD COLUMN "node_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "mailings" SET "node_ids" = ARRAY["node_id"] WHERE "node_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "mailings" DROP COLUMN "node_id";
