-- A language model's own thought was marked "own", which is the mark of the student's words. Hers have an id "own-…" or keep
-- the words they took the place of; all others were the model's and are "inferred".
CREATE FUNCTION thoughts_inferred(node jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  made jsonb;
BEGIN
  IF jsonb_typeof(node) = 'array' THEN
    SELECT coalesce(jsonb_agg(thoughts_inferred(each) ORDER BY place), '[]') INTO made
      FROM jsonb_array_elements(node) WITH ORDINALITY AS list(each, place);
    RETURN made;
  ELSIF jsonb_typeof(node) = 'object' THEN
    SELECT coalesce(jsonb_object_agg(key, thoughts_inferred(value)), '{}') INTO made FROM jsonb_each(node);
    IF made -> 'marks' @> '["own"]' AND NOT made ? 'generated' AND made ->> 'id' !~ '^own-' THEN
      made := jsonb_set(made, '{marks}', ((made -> 'marks') - 'own' - 'inferred') || '["inferred"]');
    END IF;
    RETURN made;
  END IF;
  RETURN node;
END $$;--> statement-breakpoint
UPDATE materials SET content = thoughts_inferred(content)
  WHERE engine NOT LIKE 'extractive%' AND content::text LIKE '%"own"%';--> statement-breakpoint
UPDATE material_versions SET content = thoughts_inferred(content)
  WHERE engine NOT LIKE 'extractive%' AND content::text LIKE '%"own"%';--> statement-breakpoint
DROP FUNCTION thoughts_inferred(jsonb);
