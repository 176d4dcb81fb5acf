CREATE TABLE "injected_libraries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "injected_libraries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"server_id" integer NOT NULL,
	"library_path_id" integer NOT NULL,
	"library_id" text NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"injected_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "injection_leases" (
	"server_id" integer PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"lease_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "injected_libraries" ADD CONSTRAINT "injected_libraries_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "injection_leases" ADD CONSTRAINT "injection_leases_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "injected_libraries_path" ON "injected_libraries" USING btree ("server_id","path");