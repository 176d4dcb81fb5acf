ALTER TABLE "products" ADD COLUMN "limits" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "billing_id" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "stock" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "currency" text DEFAULT 'EUR' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "prices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "servers" ADD COLUMN "product_id" integer;--> statement-breakpoint
ALTER TABLE "servers" ADD CONSTRAINT "servers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category","type");--> statement-breakpoint
CREATE INDEX "servers_product" ON "servers" USING btree ("product_id");--> statement-breakpoint
UPDATE "products" SET "type" = CASE "category" WHEN 'add-on' THEN 'backups' ELSE 'slots' END WHERE "category" <> 'server' AND "type" IN ('plex', 'emby', 'jellyfin');--> statement-breakpoint
UPDATE "servers" SET "product_id" = "trial_requests"."given_product_id" FROM "trial_requests" WHERE "trial_requests"."server_id" = "servers"."id";
