ALTER TABLE "model_calls" ADD COLUMN "is_reading" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "model_calls" ADD COLUMN "cached_tokens" integer;