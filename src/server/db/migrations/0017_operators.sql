CREATE TABLE "active_days" (
	"day" date NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "active_days_day_user_id_pk" PRIMARY KEY("day","user_id")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_id" integer NOT NULL,
	"act" text NOT NULL,
	"subject_id" integer,
	"amount" integer,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "first_material_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "quotes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "active_days" ADD CONSTRAINT "active_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "active_days_user_id_index" ON "active_days" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject_id_index" ON "audit_entries" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "cases_created_at_index" ON "cases" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "cases_failed_index" ON "cases" USING btree ("id") WHERE status = 'failed';--> statement-breakpoint
CREATE INDEX "payments_paid_at_index" ON "payments" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "token_entries_created_at_index" ON "token_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_created_at_index" ON "users" USING btree ("created_at");--> statement-breakpoint
UPDATE "cases" SET "first_material_at" = (SELECT min("created_at") FROM "materials" WHERE "materials"."case_id" = "cases"."id");
