ALTER TABLE "cases" ADD COLUMN "docket" text;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "disposition" text;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "caption_confidence" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "own_caption" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "page_gaps" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "is_excerpt" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "question" jsonb;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "declined_at" timestamp with time zone;