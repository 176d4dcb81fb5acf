CREATE TABLE "registries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"host" text NOT NULL,
	"username" text NOT NULL,
	"password" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "registries_host" ON "registries" USING btree ("host");