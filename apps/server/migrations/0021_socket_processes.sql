CREATE TABLE "socket_processes" (
	"id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"occupancy" jsonb,
	"answered_at" timestamp (3) with time zone
);
