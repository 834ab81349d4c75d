-- An index over everybody's words would take longer with each student: each word is kept under its owner instead, so that
-- a search, also for the beginning of a word, looks at one student's words alone. PostgreSQL takes no word of 2 kB.
CREATE FUNCTION "owned_lexemes"("owner" integer, "words" tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN array_to_tsvector(array(SELECT "owner"::text || '/' || left("word", 200) FROM unnest(tsvector_to_array("words")) AS "word"));--> statement-breakpoint
-- What an index without places can answer of a query: its phrases are looked for as single words.
CREATE FUNCTION "owned_query"("owner" integer, "query" tsquery) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(
  regexp_replace("query"::text, '<(-|\d+)>', '&', 'g'),
  $$'((?:[^']|'')*)'$$, $$'$$ || "owner"::text || $$/\1'$$, 'g')::tsquery;--> statement-breakpoint
DROP INDEX "charges_user_id_index";--> statement-breakpoint
CREATE INDEX "cases_words_index" ON "cases" USING gin (owned_lexemes("user_id", to_tsvector('english', ("title" || coalesce(', ' || case when jsonb_exists("own_caption", 'citation') then "own_caption" ->> 'citation' else "citation" end, '') || coalesce(', ' || case when jsonb_exists("own_caption", 'court') then "own_caption" ->> 'court' else "court" end, '') || coalesce(', ' || case when jsonb_exists("own_caption", 'docket') then "own_caption" ->> 'docket' else "docket" end, '') || coalesce(', ' || case when jsonb_exists("own_caption", 'author') then "own_caption" ->> 'author' else "author" end, ''))))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "charges_user_id_week_start_index" ON "charges" USING btree ("user_id","week_start");--> statement-breakpoint
CREATE INDEX "search_entries_words_index" ON "search_entries" USING gin (owned_lexemes("user_id", "lexemes")) WITH (fastupdate=false);