CREATE TABLE "mail_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"changed_at" timestamp (3) with time zone,
	CONSTRAINT "mail_templates_key" UNIQUE("key")
);
