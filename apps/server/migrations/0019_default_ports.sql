ALTER TABLE "nodes" ALTER COLUMN "port_first" SET DEFAULT 20000;--> statement-breakpoint
ALTER TABLE "nodes" ALTER COLUMN "port_last" SET DEFAULT 29999;