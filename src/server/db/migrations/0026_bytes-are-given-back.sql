-- The bytes of uploaded files lie beside the table, 2 KB a row, and go within seconds of coming: what they took is given back
-- at the next round of the autovacuum, not once a fifth of the table is dead.
-- And PDFs are compressed already.
ALTER TABLE "case_file_chunks" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "case_file_chunks" SET (
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 20,
  autovacuum_vacuum_cost_delay = 0,
  toast.autovacuum_vacuum_scale_factor = 0,
  toast.autovacuum_vacuum_threshold = 500,
  toast.autovacuum_vacuum_cost_delay = 0
);
