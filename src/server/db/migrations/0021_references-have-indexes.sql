ALTER TABLE "search_entries" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "search_entries" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
CREATE INDEX "charges_material_id_index" ON "charges" USING btree ("material_id") WHERE material_id is not null;--> statement-breakpoint
CREATE INDEX "search_entries_material_id_index" ON "search_entries" USING btree ("material_id") WHERE material_id is not null;