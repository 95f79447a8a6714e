-- Source of wealth is asked for by an officer, too: of any form, without a reason that the salesperson reads. The last row counts.
CREATE TABLE ecdd_wealth_ask (
  id       uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  form_id  uuid NOT NULL REFERENCES ecdd_form,
  at       timestamptz NOT NULL,
  by       uuid NOT NULL REFERENCES person,
  is_asked boolean NOT NULL
);
CREATE INDEX ecdd_wealth_ask_latest ON ecdd_wealth_ask (form_id, at DESC);
CREATE TRIGGER ecdd_wealth_ask_is_final BEFORE UPDATE ON ecdd_wealth_ask FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

-- With which version of a form a transaction was approved. What is asked since then does not change how that version stands.
CREATE TABLE ecdd_approved_form (
  esubmission_id uuid NOT NULL,
  form_id        uuid NOT NULL REFERENCES ecdd_form,
  version        integer NOT NULL,
  -- The questions that are asked today and that it does not answer; null: nobody has looked yet.
  lacks          text[],
  PRIMARY KEY (esubmission_id, form_id)
);
CREATE INDEX ecdd_approved_form_form ON ecdd_approved_form (form_id);
INSERT INTO ecdd_approved_form (esubmission_id, form_id, version)
SELECT DISTINCT d.esubmission_id, f.id, f.version
FROM ecdd_completion c
JOIN ecdd_dossier d ON d.esubmission_id = c.esubmission_id AND d.ended_at IS NULL
JOIN ecdd_duty u ON u.dossier_id = d.id
JOIN ecdd_form f ON f.id = u.form_id;

-- What an officer established who approved what compliance alone knows, and from what. The documents lie with the form (OFFICER).
ALTER TABLE ecdd_approval ADD established text NOT NULL DEFAULT '';
