CREATE TABLE "case_parts" (
	"case_id" integer NOT NULL,
	"kind" text NOT NULL,
	"part" text NOT NULL,
	"run" integer NOT NULL,
	"content" jsonb NOT NULL,
	"revision" bigserial NOT NULL,
	CONSTRAINT "case_parts_case_id_kind_part_pk" PRIMARY KEY("case_id","kind","part")
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "model_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer,
	"kind" text NOT NULL,
	"model" text NOT NULL,
	"outcome" text DEFAULT 'running' NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"cost_cents" double precision,
	"duration_ms" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "failure_reason" text;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "chosen_engine" text;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "waits_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "input_tokens" integer;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "output_tokens" integer;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "cost_cents" double precision;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "duration_ms" integer;--> statement-breakpoint
ALTER TABLE "case_parts" ADD CONSTRAINT "case_parts_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_calls_case_id_index" ON "model_calls" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "model_calls_created_at_index" ON "model_calls" USING btree ("created_at");