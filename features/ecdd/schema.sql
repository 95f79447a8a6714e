-- Due diligence forms: the questionnaires, what a customer answered, and how it was rated.

-- A questionnaire of one side of a transaction. A form keeps the version that it was made with.
CREATE TABLE ecdd_template (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  cdd_for    text NOT NULL CHECK (cdd_for IN ('SALE-SELLER', 'SALE-BUYER', 'LEASE-LANDLORD', 'LEASE-TENANT')),
  version    smallint NOT NULL,
  valid_from date NOT NULL,
  -- The next version is a draft, which one officer proposes and another one publishes.
  state        text NOT NULL DEFAULT 'PUBLISHED' CHECK (state IN ('DRAFT', 'PROPOSED', 'PUBLISHED')),
  revision     integer NOT NULL DEFAULT 1,
  made_by      uuid REFERENCES person,
  proposed_by  uuid REFERENCES person,
  reason       text NOT NULL DEFAULT '',
  approved_by  uuid REFERENCES person,
  published_at timestamptz,
  UNIQUE (cdd_for, version),
  CONSTRAINT ecdd_template_by_two CHECK (approved_by <> proposed_by)
);
CREATE UNIQUE INDEX ecdd_template_next ON ecdd_template (cdd_for) WHERE state <> 'PUBLISHED';

-- A question. Its number (question_fid) never changes its meaning. Audience: C the customer too, A the salesperson, O compliance alone.
CREATE TABLE ecdd_template_row (
  template_id    uuid NOT NULL REFERENCES ecdd_template,
  section_no     smallint NOT NULL,
  section_name   text NOT NULL,
  question_order smallint NOT NULL,
  question_fid   text NOT NULL,
  question       text NOT NULL,
  answer_type    text NOT NULL CHECK (answer_type IN ('YN', 'YNNA', 'TEXT', 'CHOICE', 'COUNTRIES', 'DATE', 'FILE', 'TICK')),
  remark         text NOT NULL CHECK (remark IN ('NONE', 'MAY', 'ON_EFFECT')),
  audience       text NOT NULL CHECK (audience IN ('C', 'A', 'O')),
  filled_by      text NOT NULL CHECK (filled_by IN ('FORM', 'SYSTEM', 'ENGINE', 'DETERMINATION', 'OFFICER', 'CUSTOMER')),
  -- What an answer counts for the rating, and what is to be done then.
  effects        jsonb NOT NULL DEFAULT '[]',
  choices        jsonb NOT NULL DEFAULT '[]',
  -- The answer that asks for a choice or for countries, too.
  opens_on       text CHECK (opens_on IN ('Y', 'N')),
  opens          text CHECK (opens IN ('CHOICE', 'COUNTRIES')),
  -- The paper that belongs to it, and the answer that asks for it; null: any.
  attach_code    text,
  attach_on      text CHECK (attach_on IN ('Y', 'N')),
  -- When it is asked; null: always.
  show_if        jsonb,
  -- Read by whoever wrote it and by compliance alone.
  only_author    boolean NOT NULL DEFAULT false,
  deleted        boolean NOT NULL DEFAULT false,
  -- What is said below the question, to whoever answers it.
  help           text NOT NULL DEFAULT '',
  is_required    boolean NOT NULL DEFAULT true,
  -- The mark of its words, which a translation names.
  english        text NOT NULL GENERATED ALWAYS AS (md5(question || E'\n' || help || E'\n' || choices::text)) STORED,
  PRIMARY KEY (template_id, question_fid)
);

CREATE FUNCTION keep_ecdd_template_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT state FROM ecdd_template WHERE id = OLD.template_id) <> 'DRAFT' THEN
    RAISE EXCEPTION 'a questionnaire that is published or proposed stays as it is';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
-- Forms under way keep their questions as they were asked.
CREATE TRIGGER ecdd_template_row_kept BEFORE UPDATE OR DELETE ON ecdd_template_row
  FOR EACH ROW EXECUTE FUNCTION keep_ecdd_template_row();

-- A question in another language. It is shown as long as "of" is the mark of the English that is there; else the English is.
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
-- Forms under way keep the words that their customers read.
CREATE TRIGGER ecdd_row_words_kept BEFORE UPDATE OR DELETE ON ecdd_row_words
  FOR EACH ROW EXECUTE FUNCTION keep_ecdd_template_row();

-- The name of a section in another language; "of" is the MD5 of the English one.
CREATE TABLE ecdd_section_words (
  template_id uuid NOT NULL REFERENCES ecdd_template,
  section_no  smallint NOT NULL,
  language    text NOT NULL CHECK (language IN ('zh', 'ms', 'ta')),
  name        text NOT NULL,
  of          text NOT NULL,
  PRIMARY KEY (template_id, section_no, language)
);
-- As those of questions.
CREATE TRIGGER ecdd_section_words_kept BEFORE UPDATE OR DELETE ON ecdd_section_words
  FOR EACH ROW EXECUTE FUNCTION keep_ecdd_template_row();

-- A form of a customer, for one property and side. Its particulars are copies: what happens to the contact does not touch them.
CREATE TABLE ecdd_form (
  id               uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  form_no          text NOT NULL UNIQUE,
  template_id      uuid NOT NULL REFERENCES ecdd_template,
  cdd_for          text NOT NULL,
  owner            uuid NOT NULL REFERENCES person,
  case_id          uuid NOT NULL REFERENCES aml_case,
  -- The property of the contact; null: it was typed in.
  property_id      uuid,
  property         text NOT NULL,
  category         text NOT NULL,
  lease_months     smallint,
  amount_cents     bigint,
  -- The other side has no agent; and whether it is the other side that this form is about, and not a client.
  has_ucp          boolean NOT NULL DEFAULT false,
  is_ucp           boolean NOT NULL DEFAULT false,
  kind             text NOT NULL,
  name             text NOT NULL,
  aliases          text[] NOT NULL DEFAULT '{}',
  id_type          text NOT NULL,
  id_number_sealed text NOT NULL,
  id_number_masked text NOT NULL,
  id_number_print  text NOT NULL,
  is_id_doubtful   boolean NOT NULL DEFAULT false,
  nationality      text NOT NULL,
  date_of_birth    date,
  -- Address, phone, email and what else identifies the customer, but for numbers.
  particulars      jsonb NOT NULL,
  -- Of the customer’s part: particulars and the customer’s answers. Requests, frozen parts and signatures name it.
  version          integer NOT NULL DEFAULT 1,
  created_at       timestamptz NOT NULL,
  changed_at       timestamptz NOT NULL,
  -- Who signs it besides the customer: name and email of each.
  signers          jsonb NOT NULL DEFAULT '[]',
  -- For whom the case said that the customer acts or holds, when this version was written: kind, name and masked number of each.
  -- Null: it was not kept yet.
  acts_for         jsonb,
  -- Since when its time of keeping is over: compliance alone sees it, whether it is purged or kept longer. Null: it is not.
  over_on          date,
  search           text GENERATED ALWAYS AS (search_text(name, property, form_no)) STORED,
  -- Of the salesperson’s own part, their answers: it changes without touching a link or a signature.
  own_version      integer NOT NULL DEFAULT 1
);
CREATE INDEX ecdd_form_search ON ecdd_form USING gin (search gin_trgm_ops);
CREATE INDEX ecdd_form_case ON ecdd_form (case_id, created_at DESC, id);
CREATE INDEX ecdd_form_owner ON ecdd_form (owner, changed_at DESC, id);
CREATE INDEX ecdd_form_changed ON ecdd_form (changed_at, id);
CREATE INDEX ecdd_form_template ON ecdd_form (template_id);

-- An answer to a question. What is no Yes, No or NA stands in detail.
CREATE TABLE ecdd_answer (
  form_id        uuid NOT NULL REFERENCES ecdd_form,
  question_fid   text NOT NULL,
  checked_result text NOT NULL DEFAULT '' CHECK (checked_result IN ('', 'Y', 'N', 'NA')),
  remark         text NOT NULL DEFAULT '',
  detail         text NOT NULL DEFAULT '',
  -- Null: the customer, when signing.
  answered_by    uuid REFERENCES person,
  PRIMARY KEY (form_id, question_fid)
);

-- How a form was rated when its salesperson determined its risk, and again when what is known has changed. Rows are only added.
CREATE TABLE ecdd_rating (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  form_id    uuid NOT NULL REFERENCES ecdd_form,
  version    integer NOT NULL,
  at         timestamptz NOT NULL,
  -- Who determined it.
  by         uuid NOT NULL REFERENCES person,
  -- The version of the rules.
  rules      text NOT NULL,
  -- By the answers of the customer and of the salesperson; what the salesperson raised it to; and with what compliance alone knows.
  shown      text NOT NULL CHECK (shown IN ('LOW', 'MEDIUM', 'HIGH', 'PENDING')),
  agreed     text NOT NULL CHECK (agreed IN ('LOW', 'MEDIUM', 'HIGH', 'PENDING')),
  real       text NOT NULL CHECK (real IN ('LOW', 'MEDIUM', 'HIGH', 'PROHIBITED')),
  factors    jsonb NOT NULL,
  mitigation text NOT NULL DEFAULT '',
  -- When the salesperson signed it; a form that is rated again later keeps it.
  determined_at timestamptz NOT NULL DEFAULT now(),
  -- It is of this version of the salesperson’s own part as well.
  own_version integer NOT NULL DEFAULT 1,
  -- Of the determination as a PDF, which is made when it is opened: the same as long as both versions are, whatever it is rated later.
  file_id uuid NOT NULL GENERATED ALWAYS AS (
    overlay(overlay(md5(
      'determination ' || form_id::text || ' ' || version::text || CASE WHEN own_version = 1 THEN '' ELSE ' ' || own_version::text END
    ) placing '4' from 13) placing '8' from 17)::uuid
  ) STORED
);
CREATE INDEX ecdd_rating_file ON ecdd_rating (file_id);
CREATE INDEX ecdd_rating_latest ON ecdd_rating (form_id, version, own_version, at DESC);
-- Which forms may need an officer, without reading every form.
CREATE INDEX ecdd_rating_high ON ecdd_rating (form_id)
  WHERE real IN ('HIGH', 'PROHIBITED') OR agreed IN ('HIGH', 'PENDING');
CREATE TRIGGER ecdd_rating_is_final BEFORE UPDATE ON ecdd_rating FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

-- What a designated officer decided on a version of a form. Rows are only added.
CREATE TABLE ecdd_approval (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  form_id     uuid NOT NULL REFERENCES ecdd_form,
  version     integer NOT NULL,
  at          timestamptz NOT NULL,
  -- Null: nobody; what is known now is worse than what was approved.
  by          uuid REFERENCES person,
  decision    text NOT NULL CHECK (decision IN ('APPROVED', 'DECLINED', 'MORE_INFORMATION', 'REOPENED')),
  -- The rating that the officer lowered it to; null: it stays.
  rating      text CHECK (rating IN ('LOW', 'MEDIUM')),
  note        text NOT NULL,
  next_review date,
  -- What the officer knew: the rating, its factors, and whether somebody is politically exposed for sure.
  seen        jsonb,
  -- What an officer established who approved what compliance alone knows, and from what. The documents lie with the form (OFFICER).
  established text NOT NULL DEFAULT '',
  -- The salesperson’s own part that the officer read.
  own_version integer NOT NULL DEFAULT 1,
  CHECK ((by IS NULL) = (decision = 'REOPENED'))
);
CREATE INDEX ecdd_approval_latest ON ecdd_approval (form_id, version, own_version, at DESC);
CREATE TRIGGER ecdd_approval_is_final BEFORE UPDATE ON ecdd_approval FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

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

-- The customer’s part of a version: what they are asked to sign, as it was when it was sent. Numbers are masked in it.
CREATE TABLE ecdd_customer_part (
  form_id  uuid NOT NULL REFERENCES ecdd_form,
  version  integer NOT NULL,
  made_at  timestamptz NOT NULL,
  sha256   text NOT NULL,
  pdf      bytea NOT NULL,
  document jsonb NOT NULL,
  id       uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  -- The number as it was then; null: the version was sent before customers’ parts had one of their own. The key may change, and nothing else.
  id_number_sealed text,
  PRIMARY KEY (form_id, version)
);
CREATE TRIGGER ecdd_customer_part_is_final BEFORE UPDATE OF id, form_id, version, made_at, sha256, pdf, document ON ecdd_customer_part
  FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

-- How a customer acknowledged a version: by a link, on paper that was scanned, or not at all.
CREATE TABLE ecdd_signature (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  form_id    uuid NOT NULL REFERENCES ecdd_form,
  version    integer NOT NULL,
  how        text NOT NULL CHECK (how IN ('LINK', 'PAPER', 'REFUSED')),
  -- Of a link.
  request_id uuid UNIQUE,
  signed_at  timestamptz NOT NULL,
  name       text NOT NULL,
  capacity   text NOT NULL DEFAULT '',
  note       text NOT NULL DEFAULT '',
  -- The sealed file, which a job makes, or the scan.
  file_id    uuid REFERENCES stored_file,
  -- Which of those who sign it this is; empty: the customer.
  signer     text NOT NULL DEFAULT ''
);
CREATE INDEX ecdd_signature_form ON ecdd_signature (form_id, version);
CREATE INDEX ecdd_signature_file ON ecdd_signature (file_id) WHERE file_id IS NOT NULL;

-- What a signer says is wrong in a form, in their words: it goes to the salesperson, and stops nothing.
CREATE TABLE ecdd_wrong (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  form_id    uuid NOT NULL REFERENCES ecdd_form,
  version    integer NOT NULL,
  request_id uuid NOT NULL,
  -- Who said it, and when.
  name       text NOT NULL,
  at         timestamptz NOT NULL,
  words      text NOT NULL
);
CREATE INDEX ecdd_wrong_form ON ecdd_wrong (form_id, at DESC);

-- Papers that belong to a form, such as those of the source of wealth.
CREATE TABLE ecdd_file (
  file_id     uuid PRIMARY KEY REFERENCES stored_file,
  form_id     uuid NOT NULL REFERENCES ecdd_form,
  attach_code text NOT NULL,
  added_at    timestamptz NOT NULL,
  -- Null: the customer, by the link.
  added_by    uuid REFERENCES person,
  -- Deleted while the form is on legal hold: it is kept for compliance.
  removed_at  timestamptz
);
CREATE INDEX ecdd_file_form ON ecdd_file (form_id, added_at);

-- The due diligence of a submission: which of its parties need a form, and which form each has. The submission is of a room above,
-- which keeps this up to what it says.
CREATE TABLE ecdd_dossier (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  esubmission_id uuid NOT NULL UNIQUE,
  owner          uuid NOT NULL REFERENCES person,
  made_at        timestamptz NOT NULL,
  -- The draft was deleted, or its transaction asks for no forms any more.
  ended_at       timestamptz,
  -- Nobody is named yet whom the agency acts for.
  lacks_client   boolean NOT NULL DEFAULT false
);

-- A party that needs a form: of which side, for whom they act, and in which case they are screened.
CREATE TABLE ecdd_duty (
  dossier_id uuid NOT NULL REFERENCES ecdd_dossier,
  party_uuid uuid NOT NULL,
  position   smallint NOT NULL,
  cdd_for    text NOT NULL CHECK (cdd_for IN ('SALE-SELLER', 'SALE-BUYER', 'LEASE-LANDLORD', 'LEASE-TENANT')),
  is_ucp     boolean NOT NULL,
  kind       text NOT NULL,
  -- The kind of whom they act for.
  principal  text,
  case_id    uuid REFERENCES aml_case,
  form_id    uuid REFERENCES ecdd_form,
  -- Since when it has this form.
  taken_up_at timestamptz,
  -- What the form was with which the transaction was approved, once it is purged.
  purged_state   text,
  purged_rating  text,
  purged_form_no text,
  PRIMARY KEY (dossier_id, party_uuid)
);
CREATE INDEX ecdd_duty_form ON ecdd_duty (form_id) WHERE form_id IS NOT NULL;

-- What rooms above may know: which submission has which dossier, and which forms are in it.
CREATE VIEW ecdd_dossier_public AS
  SELECT id, esubmission_id FROM ecdd_dossier WHERE ended_at IS NULL;
CREATE VIEW ecdd_dossier_form_public AS
  SELECT d.esubmission_id, u.party_uuid, u.is_ucp, u.form_id
  FROM ecdd_dossier d JOIN ecdd_duty u ON u.dossier_id = d.id
  WHERE d.ended_at IS NULL AND u.form_id IS NOT NULL;
-- The files of what customers signed, those of every version, until the time of keeping is over.
CREATE VIEW ecdd_signed_file_public AS
  SELECT s.form_id, s.file_id FROM ecdd_signature s JOIN ecdd_form f ON f.id = s.form_id
  WHERE s.file_id IS NOT NULL AND f.over_on IS NULL;

-- A form that is not purged, though its time of keeping may be over.
CREATE TABLE ecdd_legal_hold (
  id       uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  form_id  uuid NOT NULL REFERENCES ecdd_form,
  reason   text NOT NULL,
  by       uuid NOT NULL REFERENCES person,
  at       timestamptz NOT NULL,
  ended_by uuid REFERENCES person,
  ended_at timestamptz,
  CHECK ((ended_by IS NULL) = (ended_at IS NULL))
);
CREATE UNIQUE INDEX ecdd_legal_hold_open ON ecdd_legal_hold (form_id) WHERE ended_at IS NULL;
CREATE INDEX ecdd_legal_hold_form ON ecdd_legal_hold (form_id);

-- What one officer asked to purge, and what another one decided. Of purged forms it says how many of which kind they were.
CREATE TABLE ecdd_purge (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  state      text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'PURGED', 'DECLINED')),
  reason     text NOT NULL,
  asked_by   uuid NOT NULL REFERENCES person,
  asked_at   timestamptz NOT NULL,
  decided_by uuid REFERENCES person,
  decided_at timestamptz,
  note       text NOT NULL DEFAULT '',
  purged     jsonb NOT NULL DEFAULT '[]',
  -- How many cases of the screening went with the last of their forms.
  cases      integer NOT NULL DEFAULT 0,
  CHECK (decided_by <> asked_by OR state = 'DECLINED'),
  CHECK ((state = 'WAITING') = (decided_at IS NULL))
);
CREATE INDEX ecdd_purge_newest ON ecdd_purge (asked_at DESC, id);

-- The forms of a purge that waits.
CREATE TABLE ecdd_purge_form (
  purge_id uuid NOT NULL REFERENCES ecdd_purge,
  form_id  uuid NOT NULL UNIQUE REFERENCES ecdd_form,
  PRIMARY KEY (purge_id, form_id)
);

-- On which day the transaction of a submission ended, from which its due diligence is kept. The room above says it.
CREATE TABLE ecdd_completion (
  esubmission_id uuid PRIMARY KEY,
  -- Null: it has not ended.
  completed_on   date,
  -- On which day its deal was settled, or aborted: what is found later moves nothing of it. Null: it goes on.
  settled_on     date
);

-- With which version of a form a transaction was approved, or which correction took its place once that was done. What is asked since then
-- does not change how that version stands.
CREATE TABLE ecdd_approved_form (
  esubmission_id uuid NOT NULL,
  form_id        uuid NOT NULL REFERENCES ecdd_form,
  version        integer NOT NULL,
  -- The questions that are asked today and that it does not answer; null: nobody has looked yet.
  lacks          text[],
  PRIMARY KEY (esubmission_id, form_id)
);
CREATE INDEX ecdd_approved_form_form ON ecdd_approved_form (form_id);

-- What became known of a form after its deal was settled: compliance alone reads it. An officer who has looked at it says so.
CREATE TABLE ecdd_after_deal (
  form_id  uuid PRIMARY KEY REFERENCES ecdd_form,
  version  integer NOT NULL,
  found_at timestamptz NOT NULL,
  -- The rating, its factors, and whether somebody is politically exposed for sure.
  seen     jsonb NOT NULL,
  noted_at timestamptz,
  noted_by uuid REFERENCES person,
  note     text NOT NULL DEFAULT '',
  CHECK ((noted_at IS NULL) = (noted_by IS NULL))
);
CREATE INDEX ecdd_after_deal_open ON ecdd_after_deal (found_at, form_id) WHERE noted_at IS NULL;

-- Since when a version of a form is done: signed, determined, its customer cleared, approved where it needs that. One that is done no
-- longer has no row. While what a transaction was approved with is corrected, that version is done besides.
CREATE TABLE ecdd_done (
  form_id uuid NOT NULL REFERENCES ecdd_form,
  version integer NOT NULL,
  since   timestamptz NOT NULL,
  PRIMARY KEY (form_id, version)
);

-- Why a version that was signed is corrected. Its salesperson says it; where a transaction was approved with that version, an officer begins
-- the correction or refuses it with a word.
CREATE TABLE ecdd_correction (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  form_id    uuid NOT NULL REFERENCES ecdd_form,
  -- The version that was signed.
  version    integer NOT NULL,
  state      text NOT NULL CHECK (state IN ('ASKED', 'BEGUN', 'REFUSED')),
  reason     text NOT NULL,
  asked_by   uuid NOT NULL REFERENCES person,
  asked_at   timestamptz NOT NULL,
  -- The officer, where one decided.
  decided_by uuid REFERENCES person,
  decided_at timestamptz,
  word       text NOT NULL DEFAULT '',
  -- What was signed, as the customer read it: its particulars and answers, numbers masked.
  signed     jsonb NOT NULL,
  -- What the version that takes its place says otherwise, in words; null: it was not sent yet.
  changed    text[],
  -- Where a transaction was approved with that version: the form and its answers as they were, without the number. Null: not saved yet.
  kept       jsonb,
  CHECK ((decided_by IS NULL) = (decided_at IS NULL)),
  CHECK (state <> 'REFUSED' OR (decided_by IS NOT NULL AND word <> ''))
);
CREATE INDEX ecdd_correction_form ON ecdd_correction (form_id, asked_at DESC);
CREATE UNIQUE INDEX ecdd_correction_once ON ecdd_correction (form_id, version) WHERE state <> 'REFUSED';
CREATE INDEX ecdd_correction_asked ON ecdd_correction (asked_at) WHERE state = 'ASKED';

-- The scan of a version that came while a link to sign it was out: an officer takes it, and the link ends, or refuses it with a word. One of
-- a version that was signed meanwhile, or is there no more, waits for nobody.
CREATE TABLE ecdd_scan (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  form_id    uuid NOT NULL REFERENCES ecdd_form,
  version    integer NOT NULL,
  file_id    uuid NOT NULL REFERENCES stored_file,
  by         uuid NOT NULL REFERENCES person,
  at         timestamptz NOT NULL,
  -- Where it makes the rating medium: what is done about that.
  mitigation text NOT NULL DEFAULT '',
  decision   text CHECK (decision IN ('TAKEN', 'REFUSED')),
  decided_by uuid REFERENCES person,
  decided_at timestamptz,
  word       text NOT NULL DEFAULT '',
  CHECK ((decision IS NULL) = (decided_by IS NULL) AND (decision IS NULL) = (decided_at IS NULL)),
  CHECK (decision <> 'REFUSED' OR word <> '')
);
CREATE INDEX ecdd_scan_form ON ecdd_scan (form_id, at DESC);
CREATE UNIQUE INDEX ecdd_scan_waiting ON ecdd_scan (form_id, version) WHERE decision IS NULL;
CREATE INDEX ecdd_scan_file ON ecdd_scan (file_id);

-- A version that is done, or that a transaction was approved with, stays as it is in both parts.
CREATE FUNCTION is_ecdd_settled(form uuid, of_version integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM ecdd_done WHERE form_id = form AND version = of_version)
      OR EXISTS (SELECT FROM ecdd_approved_form WHERE form_id = form AND version = of_version)
$$;

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
  ELSIF NEW.own_version <> OLD.own_version AND is_ecdd_settled(OLD.id, OLD.version) THEN
    RAISE EXCEPTION 'a form that is done is changed by a correction that was begun';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ecdd_form_signed BEFORE UPDATE ON ecdd_form FOR EACH ROW EXECUTE FUNCTION keep_signed_form();

-- What the customer confirms when signing (10) comes with the signature. The salesperson’s own answers may come after it, until the form is
-- done. An answer to no question is nobody’s own.
CREATE FUNCTION keep_signed_answer() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER ecdd_answer_signed BEFORE INSERT OR UPDATE OR DELETE ON ecdd_answer
  FOR EACH ROW EXECUTE FUNCTION keep_signed_answer();
