CREATE TABLE "search_texts" (
	"case_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"texts" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_entries" ALTER COLUMN "lexemes" DROP EXPRESSION;
--> statement-breakpoint
ALTER TABLE "search_entries" ALTER COLUMN "text" SET DEFAULT '';
--> statement-breakpoint
ALTER TABLE "search_entries" ALTER COLUMN "lexemes" SET DEFAULT '';
--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "number" integer;
--> statement-breakpoint
ALTER TABLE "search_texts" ADD CONSTRAINT "search_texts_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "search_texts" ADD CONSTRAINT "search_texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "search_texts_user_id_index" ON "search_texts" USING btree ("user_id");
--> statement-breakpoint
-- What is packed is sent once more to find its words, or looked up, as when a backup is restored; it is not stored twice. What
-- the release before writes has no number: its words stay beside their lexemes. Rows that are there follow when they are written again.
CREATE FUNCTION "search_entry_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.number IS NOT NULL AND new.text = '' THEN
    SELECT coalesce(texts -> new.source ->> new.number, '') INTO new.text FROM search_texts WHERE case_id = new.case_id;
  END IF;
  new.lexemes := to_tsvector('english', coalesce(new.text, ''));
  IF new.number IS NOT NULL THEN new.text := ''; END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER "search_entry_words" BEFORE INSERT ON "search_entries" FOR EACH ROW EXECUTE FUNCTION "search_entry_words"();
--> statement-breakpoint
-- The release before deletes a text without its words. A whole case takes its row along.
CREATE FUNCTION "forget_search_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_texts SET texts = texts - 'text' WHERE case_id = old.case_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "forget_search_text" AFTER DELETE ON "case_texts" FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "forget_search_text"();
