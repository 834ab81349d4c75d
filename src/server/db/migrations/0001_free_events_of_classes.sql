ALTER TABLE "case_events" DROP CONSTRAINT "case_events_class_id_classes_id_fk";
