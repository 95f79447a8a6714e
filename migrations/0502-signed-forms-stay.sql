-- A version that somebody signed stays as it was signed, whatever changes a form: another one needs a correction that was begun.
CREATE FUNCTION keep_signed_form() RETURNS trigger LANGUAGE plpgsql AS $$
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
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ecdd_form_signed BEFORE UPDATE ON ecdd_form FOR EACH ROW EXECUTE FUNCTION keep_signed_form();

-- What the customer confirms when signing (10) comes with the signature.
CREATE FUNCTION keep_signed_answer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  answer ecdd_answer := coalesce(NEW, OLD);
BEGIN
  IF answer.question_fid NOT LIKE '10.%' AND EXISTS (
    SELECT FROM ecdd_form f JOIN ecdd_signature s ON s.form_id = f.id AND s.version = f.version WHERE f.id = answer.form_id
  ) THEN
    RAISE EXCEPTION 'an answer that was signed stays as it is';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
CREATE TRIGGER ecdd_answer_signed BEFORE INSERT OR UPDATE OR DELETE ON ecdd_answer
  FOR EACH ROW EXECUTE FUNCTION keep_signed_answer();
