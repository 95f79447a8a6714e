-- Words of a questionnaire in other languages. What they translate is known by its mark: English that changed is shown until it is
-- translated again.
ALTER TABLE ecdd_template_row ADD COLUMN english text NOT NULL GENERATED ALWAYS AS (md5(question || E'\n' || help || E'\n' || choices::text)) STORED;

CREATE TABLE ecdd_row_words (
  template_id  uuid NOT NULL,
  question_fid text NOT NULL,
  language     text NOT NULL CHECK (language IN ('zh', 'ms', 'ta')),
  question     text NOT NULL,
  help         text NOT NULL DEFAULT '',
  choices      jsonb NOT NULL DEFAULT '[]',
  of           text NOT NULL,
  PRIMARY KEY (template_id, question_fid, language),
  FOREIGN KEY (template_id, question_fid) REFERENCES ecdd_template_row
);
CREATE TRIGGER ecdd_row_words_kept BEFORE UPDATE OR DELETE ON ecdd_row_words
  FOR EACH ROW EXECUTE FUNCTION keep_ecdd_template_row();

CREATE TABLE ecdd_section_words (
  template_id uuid NOT NULL REFERENCES ecdd_template,
  section_no  smallint NOT NULL,
  language    text NOT NULL CHECK (language IN ('zh', 'ms', 'ta')),
  name        text NOT NULL,
  of          text NOT NULL,
  PRIMARY KEY (template_id, section_no, language)
);
CREATE TRIGGER ecdd_section_words_kept BEFORE UPDATE OR DELETE ON ecdd_section_words
  FOR EACH ROW EXECUTE FUNCTION keep_ecdd_template_row();
