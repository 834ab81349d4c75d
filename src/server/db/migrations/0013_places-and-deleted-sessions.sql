ALTER TABLE "cases" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "class_sessions" ADD COLUMN "deleted_at" timestamp with time zone;