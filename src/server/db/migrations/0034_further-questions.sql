ALTER TABLE "asks" ADD COLUMN "wanted" jsonb;--> statement-breakpoint
ALTER TABLE "asks" ADD COLUMN "item_id" text;