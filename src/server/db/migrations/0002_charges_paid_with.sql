ALTER TABLE "charges" ADD COLUMN "plan" text DEFAULT 'free_trial' NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "paid_with" text DEFAULT 'allowance' NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "week_start" timestamp with time zone;