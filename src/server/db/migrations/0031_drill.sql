CREATE TABLE "cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"case_id" integer NOT NULL,
	"material_id" integer NOT NULL,
	"item_id" text,
	"words" text NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"reps" integer NOT NULL,
	"lapses" integer NOT NULL,
	"last_reviewed_on" date NOT NULL,
	"last_rating" text NOT NULL,
	"learned_at" timestamp with time zone,
	"is_sure_miss" boolean NOT NULL,
	"due_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drill_days" (
	"user_id" integer NOT NULL,
	"class_id" integer NOT NULL,
	"day" date NOT NULL,
	"answers" integer NOT NULL,
	"right_answers" integer NOT NULL,
	"elapsed_ms" bigint NOT NULL,
	"sureness" integer[] NOT NULL,
	"right_by_sureness" integer[] NOT NULL,
	CONSTRAINT "drill_days_user_id_day_class_id_pk" PRIMARY KEY("user_id","day","class_id")
);
--> statement-breakpoint
CREATE TABLE "drill_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"retention" double precision NOT NULL,
	"easy_days" integer[] NOT NULL,
	"daily_limit" integer
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"card_id" integer NOT NULL,
	"rating" text NOT NULL,
	"sureness" integer NOT NULL,
	"points" integer NOT NULL,
	"said" integer NOT NULL,
	"answer" text,
	"elapsed_ms" integer NOT NULL,
	"reviewed_at" timestamp with time zone NOT NULL,
	"reviewed_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "exam_on" date;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drill_days" ADD CONSTRAINT "drill_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drill_days" ADD CONSTRAINT "drill_days_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drill_settings" ADD CONSTRAINT "drill_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cards_material_id_words_index" ON "cards" USING btree ("material_id","words");--> statement-breakpoint
CREATE INDEX "cards_case_id_due_on_index" ON "cards" USING btree ("case_id","due_on");--> statement-breakpoint
CREATE INDEX "cards_user_id_due_on_index" ON "cards" USING btree ("user_id","due_on");--> statement-breakpoint
CREATE INDEX "drill_days_class_id_index" ON "drill_days" USING btree ("class_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_card_id_reviewed_at_index" ON "reviews" USING btree ("card_id","reviewed_at");--> statement-breakpoint
CREATE INDEX "reviews_user_id_id_index" ON "reviews" USING btree ("user_id","id");