CREATE TABLE "tryout_file_chunks" (
	"tryout_id" integer NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "tryout_file_chunks_tryout_id_position_pk" PRIMARY KEY("tryout_id","position")
);
--> statement-breakpoint
CREATE TABLE "tryouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tryouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"user_id" integer,
	"file_name" text NOT NULL,
	"file_size" integer NOT NULL,
	"sha256" text NOT NULL,
	"status" text NOT NULL,
	"pages_done" integer DEFAULT 0 NOT NULL,
	"pages_total" integer DEFAULT 0 NOT NULL,
	"question" jsonb,
	"failure_code" text,
	"failure_message" text,
	"opinion" jsonb,
	"made" jsonb,
	"pdf_deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tryouts_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "tryout_file_chunks" ADD CONSTRAINT "tryout_file_chunks_tryout_id_tryouts_id_fk" FOREIGN KEY ("tryout_id") REFERENCES "public"."tryouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tryouts" ADD CONSTRAINT "tryouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tryouts_created_at_index" ON "tryouts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tryouts_user_id_index" ON "tryouts" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "tryouts_waiting_index" ON "tryouts" USING btree ("id") WHERE status in ('queued', 'extracting', 'analyzing');--> statement-breakpoint
-- As those of a student's files.
ALTER TABLE "tryout_file_chunks" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "tryout_file_chunks" SET (
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 20,
  autovacuum_vacuum_cost_delay = 0,
  toast.autovacuum_vacuum_scale_factor = 0,
  toast.autovacuum_vacuum_threshold = 500,
  toast.autovacuum_vacuum_cost_delay = 0
);
