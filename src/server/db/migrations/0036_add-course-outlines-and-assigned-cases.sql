CREATE TABLE "assigned_cases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assigned_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"name" text NOT NULL,
	"citation" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_outlines" (
	"class_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"compiled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assigned_cases" ADD CONSTRAINT "assigned_cases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assigned_cases" ADD CONSTRAINT "assigned_cases_session_id_class_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."class_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_outlines" ADD CONSTRAINT "course_outlines_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_outlines" ADD CONSTRAINT "course_outlines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assigned_cases_user_id_index" ON "assigned_cases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "assigned_cases_session_id_index" ON "assigned_cases" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "course_outlines_user_id_index" ON "course_outlines" USING btree ("user_id");