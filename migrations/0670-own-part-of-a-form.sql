-- A form has two parts. Its version is the customer’s: particulars and their answers, which requests, frozen parts and signatures name. The
-- salesperson’s own, their observations, is counted apart: it changes without touching a link or a signature. A determination, and an
-- officer’s word, are of both. Forms of before go on as they were: all of their own part is 1.
ALTER TABLE ecdd_form ADD COLUMN own_version integer NOT NULL DEFAULT 1;
ALTER TABLE ecdd_approval ADD COLUMN own_version integer NOT NULL DEFAULT 1;
ALTER TABLE ecdd_rating ADD COLUMN own_version integer NOT NULL DEFAULT 1;

-- The file of a determination is of both versions; those of before keep their names.
ALTER TABLE ecdd_rating DROP COLUMN file_id;
ALTER TABLE ecdd_rating ADD COLUMN file_id uuid NOT NULL GENERATED ALWAYS AS (
  overlay(overlay(md5(
    'determination ' || form_id::text || ' ' || version::text || CASE WHEN own_version = 1 THEN '' ELSE ' ' || own_version::text END
  ) placing '4' from 13) placing '8' from 17)::uuid
) STORED;
CREATE INDEX ecdd_rating_file ON ecdd_rating (file_id);
DROP INDEX ecdd_rating_latest;
CREATE INDEX ecdd_rating_latest ON ecdd_rating (form_id, version, own_version, at DESC);
DROP INDEX ecdd_approval_latest;
CREATE INDEX ecdd_approval_latest ON ecdd_approval (form_id, version, own_version, at DESC);

-- A version that is done, or that a transaction was approved with, stays as it is in both parts.
CREATE FUNCTION is_ecdd_settled(form uuid, of_version integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM ecdd_done WHERE form_id = form AND version = of_version)
      OR EXISTS (SELECT FROM ecdd_approved_form WHERE form_id = form AND version = of_version)
$$;

CREATE OR REPLACE FUNCTION keep_signed_form() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ecdd_signature WHERE form_id = OLD.id AND version = OLD.version) THEN
    RETURN NEW;
  END IF;
  IF NEW.version <> OLD.version THEN
    IF NOT EXISTS (SELECT FROM ecdd_correction WHERE form_id = OLD.id AND version = OLD.version AND state = 'BEGUN') THEN
      RAISE EXCEPTION 'a signed form is changed by a correction that was begun';
    END IF;
  ELSIF (OLD.property, OLD.category, OLD.lease_months, OLD.amount_cents, OLD.has_ucp, OLD.is_ucp, OLD.kind, OLD.name, OLD.aliases,
         OLD.id_type, OLD.nationality, OLD.date_of_birth, OLD.particulars - 'phone' - 'email',
         jsonb_path_query_array(OLD.signers, '$[*].name'))
    IS DISTINCT FROM
        (NEW.property, NEW.category, NEW.lease_months, NEW.amount_cents, NEW.has_ucp, NEW.is_ucp, NEW.kind, NEW.name, NEW.aliases,
         NEW.id_type, NEW.nationality, NEW.date_of_birth, NEW.particulars - 'phone' - 'email',
         jsonb_path_query_array(NEW.signers, '$[*].name')) THEN
    RAISE EXCEPTION 'what was signed of a form stays as it is';
  ELSIF NEW.own_version <> OLD.own_version AND is_ecdd_settled(OLD.id, OLD.version) THEN
    RAISE EXCEPTION 'a form that is done is changed by a correction that was begun';
  END IF;
  RETURN NEW;
END $$;

-- The salesperson’s own answers may come after the signature, until the form is done. An answer to no question is nobody’s own.
CREATE OR REPLACE FUNCTION keep_signed_answer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  answer ecdd_answer := coalesce(NEW, OLD);
BEGIN
  IF answer.question_fid NOT LIKE '10.%' AND EXISTS (
    SELECT FROM ecdd_form f JOIN ecdd_signature s ON s.form_id = f.id AND s.version = f.version
    LEFT JOIN ecdd_template_row r ON r.template_id = f.template_id AND r.question_fid = answer.question_fid
    WHERE f.id = answer.form_id AND (r.audience IS DISTINCT FROM 'A' OR is_ecdd_settled(f.id, f.version))
  ) THEN
    RAISE EXCEPTION 'an answer that was signed stays as it is';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
