ALTER TABLE "charges" ADD COLUMN "material_id" integer;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "remake" text;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "remake_failure" text;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "free_remakes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE set null ON UPDATE no action;