CREATE TABLE "asks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "asks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"case_id" integer NOT NULL,
	"kind" text NOT NULL,
	"question" text NOT NULL,
	"selection" jsonb,
	"state" text NOT NULL,
	"engine" text NOT NULL,
	"passages" jsonb NOT NULL,
	"statements" jsonb NOT NULL,
	"failure_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"material_id" integer NOT NULL,
	"item_id" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"sureness" integer,
	"state" text NOT NULL,
	"graded_by" text NOT NULL,
	"engine" text NOT NULL,
	"points" jsonb NOT NULL,
	"follow_up" text,
	"failure_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asks_case_id_index" ON "asks" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "asks_user_id_created_at_index" ON "asks" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "attempts_material_id_index" ON "attempts" USING btree ("material_id");--> statement-breakpoint
CREATE INDEX "attempts_user_id_created_at_index" ON "attempts" USING btree ("user_id","created_at");