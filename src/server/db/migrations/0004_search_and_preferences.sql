CREATE TABLE "search_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"case_id" integer NOT NULL,
	"source" text NOT NULL,
	"material_id" integer,
	"place" text NOT NULL,
	"page" integer,
	"text" text NOT NULL,
	"lexemes" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', text)) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "text_deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "professor_style" text;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "ai_policy" text;--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_entries_user_id_index" ON "search_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "search_entries_case_id_source_index" ON "search_entries" USING btree ("case_id","source");