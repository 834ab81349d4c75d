CREATE TABLE "highlights" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "highlights_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"case_id" integer NOT NULL,
	"colour" text NOT NULL,
	"paragraph_id" text NOT NULL,
	"page" integer NOT NULL,
	"start" integer NOT NULL,
	"end" integer NOT NULL,
	"quote" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"note" text,
	"use" text,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "highlights" ADD CONSTRAINT "highlights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "highlights" ADD CONSTRAINT "highlights_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "highlights_words_index" ON "highlights" USING btree ("case_id","paragraph_id","start","end") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "highlights_case_id_index" ON "highlights" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "highlights_user_id_index" ON "highlights" USING btree ("user_id");