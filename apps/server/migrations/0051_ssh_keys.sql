ALTER TABLE "ssh_keys" DROP CONSTRAINT "ssh_keys_pkey";--> statement-breakpoint
ALTER TABLE "nodes" ADD COLUMN "ssh_key" text;--> statement-breakpoint
ALTER TABLE "ssh_keys" ADD COLUMN "id" integer PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "ssh_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
CREATE INDEX "nodes_ssh_key" ON "nodes" USING btree ("ssh_key");--> statement-breakpoint
CREATE UNIQUE INDEX "ssh_keys_name" ON "ssh_keys" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "ssh_keys_fingerprint" ON "ssh_keys" USING btree ("fingerprint");