CREATE TABLE "material_versions" (
	"material_id" integer NOT NULL,
	"version" integer NOT NULL,
	"user_id" integer NOT NULL,
	"tier" text NOT NULL,
	"engine" text NOT NULL,
	"engine_version" text NOT NULL,
	"content" jsonb NOT NULL,
	"item_count" integer NOT NULL,
	"edited" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "material_versions_material_id_version_pk" PRIMARY KEY("material_id","version")
);
--> statement-breakpoint
ALTER TABLE "material_versions" ADD CONSTRAINT "material_versions_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_versions" ADD CONSTRAINT "material_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "material_versions_user_id_index" ON "material_versions" USING btree ("user_id");