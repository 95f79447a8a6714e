-- What salespeople learn: courses and their sessions, who attended, and what the regulator asks for.

-- What is asked of a salesperson each cycle of twelve months: from which day on, and until when. Days without a rule have none.
CREATE TABLE cpd_rule (
  from_day         date PRIMARY KEY,
  -- Null: in force.
  to_day           date CHECK (to_day > from_day),
  unit             text NOT NULL CHECK (unit IN ('HOUR', 'CREDIT')),
  -- [{component, least}], in the order in which they are shown.
  components       jsonb NOT NULL,
  newcomers_exempt boolean NOT NULL,
  source           text NOT NULL
);

-- A course that the agency offers.
CREATE TABLE cpd_course (
  id               uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  code             text NOT NULL CHECK (code <> ''),
  title            text NOT NULL CHECK (title <> ''),
  summary          text NOT NULL DEFAULT '',
  provider         text NOT NULL CHECK (provider <> ''),
  provider_uen     text NOT NULL DEFAULT '',
  accreditation_no text NOT NULL DEFAULT '',
  component        text NOT NULL CHECK (component IN ('PE', 'PC', 'GC_PLUS', 'GC')),
  category         text NOT NULL DEFAULT '',
  hours            numeric NOT NULL CHECK (hours > 0 AND hours <= 100),
  mode             text NOT NULL CHECK (mode IN ('CLASSROOM', 'LIVE_ONLINE', 'E_LEARNING')),
  -- Null: a draft, which only the desk sees.
  published_at     timestamptz,
  archived_at      timestamptz,
  version          integer NOT NULL DEFAULT 1,
  changed_by       uuid NOT NULL REFERENCES person,
  changed_at       timestamptz NOT NULL
);
CREATE UNIQUE INDEX cpd_course_code ON cpd_course (lower(code));

-- When and where a course is held. Without a capacity everybody has a place.
CREATE TABLE cpd_session (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  course_id    uuid NOT NULL REFERENCES cpd_course,
  starts_at    timestamptz NOT NULL,
  ends_at      timestamptz NOT NULL CHECK (ends_at > starts_at),
  venue        text NOT NULL CHECK (venue <> ''),
  trainer      text NOT NULL DEFAULT '',
  capacity     integer CHECK (capacity > 0),
  -- What the QR code that is shown during the session is made from.
  check_in_key text NOT NULL,
  called_off_at     timestamptz,
  called_off_reason text NOT NULL DEFAULT '',
  -- When its people were reminded.
  reminded_at  timestamptz,
  -- When the attendance was closed: who has none of those who had a place did not come.
  completed_at timestamptz,
  version      integer NOT NULL DEFAULT 1,
  changed_by   uuid NOT NULL REFERENCES person,
  changed_at   timestamptz NOT NULL
);
CREATE INDEX cpd_session_by_day ON cpd_session (starts_at);
CREATE INDEX cpd_session_of_course ON cpd_session (course_id);

-- Who has a place in a session, and who waits for one, in the order in which they came.
CREATE TABLE cpd_place (
  session_id uuid NOT NULL REFERENCES cpd_session,
  person_id  uuid NOT NULL REFERENCES person,
  seq        bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  is_waiting boolean NOT NULL,
  taken_at   timestamptz NOT NULL,
  PRIMARY KEY (session_id, person_id)
);
CREATE INDEX cpd_place_of_person ON cpd_place (person_id);

-- What happened to a person's registration, for them to read. A place that was given back leaves its lines here.
CREATE TABLE cpd_registration_log (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES cpd_session,
  person_id  uuid NOT NULL REFERENCES person,
  what       text NOT NULL
    CHECK (what IN ('REGISTERED', 'WAITING', 'MOVED_UP', 'CHECKED_IN', 'ATTENDED', 'NO_SHOW', 'CANCELLED', 'CALLED_OFF')),
  at         timestamptz NOT NULL
);
CREATE INDEX cpd_registration_log_of_person ON cpd_registration_log (person_id, session_id);

-- Training that a person attended, as it was then: a course that is changed later changes none of it.
CREATE TABLE cpd_attendance (
  id               uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id        uuid NOT NULL REFERENCES person,
  session_id       uuid REFERENCES cpd_session,
  source           text NOT NULL CHECK (source IN ('SESSION', 'PROVIDER', 'SELF')),
  title            text NOT NULL CHECK (title <> ''),
  code             text NOT NULL DEFAULT '',
  provider         text NOT NULL,
  provider_uen     text NOT NULL DEFAULT '',
  accreditation_no text NOT NULL DEFAULT '',
  component        text NOT NULL CHECK (component IN ('PE', 'PC', 'GC_PLUS', 'GC')),
  category         text NOT NULL DEFAULT '',
  hours            numeric NOT NULL CHECK (hours > 0 AND hours <= 100),
  from_day         date NOT NULL,
  to_day           date NOT NULL CHECK (to_day >= from_day),
  mode             text NOT NULL CHECK (mode IN ('CLASSROOM', 'LIVE_ONLINE', 'E_LEARNING')),
  trainer          text NOT NULL DEFAULT '',
  -- Of a certificate that somebody else issued.
  certificate_no   text NOT NULL DEFAULT '',
  -- What a self-declared one is shown by.
  evidence         uuid REFERENCES stored_file,
  -- Only approved hours count.
  approval         text NOT NULL CHECK (approval IN ('PENDING', 'APPROVED', 'REJECTED')),
  decided_by       uuid REFERENCES person,
  decided_at       timestamptz,
  reason           text NOT NULL DEFAULT '',
  added_by         uuid NOT NULL REFERENCES person,
  added_at         timestamptz NOT NULL,
  CHECK ((approval = 'PENDING') = (decided_at IS NULL)),
  CHECK ((source = 'SESSION') = (session_id IS NOT NULL))
);
CREATE INDEX cpd_attendance_of_person ON cpd_attendance (person_id, to_day);
CREATE UNIQUE INDEX cpd_attendance_once ON cpd_attendance (session_id, person_id);
CREATE INDEX cpd_attendance_pending ON cpd_attendance (added_at) WHERE approval = 'PENDING';
CREATE INDEX cpd_attendance_evidence ON cpd_attendance (evidence);

-- A certificate that the agency issued, with all that it says.
CREATE TABLE cpd_certificate (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  attendance_id uuid NOT NULL UNIQUE REFERENCES cpd_attendance,
  -- Without gaps within a year.
  number        text NOT NULL UNIQUE,
  -- By which anybody who has it checks the certificate.
  code          text NOT NULL UNIQUE CHECK (length(code) = 26),
  facts         jsonb NOT NULL,
  issued_at     timestamptz NOT NULL,
  issued_by     uuid NOT NULL REFERENCES person,
  revoked_at    timestamptz,
  revoked_by    uuid REFERENCES person,
  revoked_for   text NOT NULL DEFAULT '',
  CHECK ((revoked_at IS NULL) = (revoked_by IS NULL)),
  CHECK ((revoked_at IS NULL) = (revoked_for = ''))
);

-- The files in which a certificate was printed, by their SHA-256: a file that is none of them was changed.
CREATE TABLE cpd_certificate_print (
  sha256         text PRIMARY KEY,
  certificate_id uuid NOT NULL REFERENCES cpd_certificate
);

-- What a certificate says never changes, and it is never deleted: it can only be revoked, once.
CREATE FUNCTION keep_certificate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.revoked_at IS NOT NULL
    OR (OLD.id, OLD.attendance_id, OLD.number, OLD.code, OLD.facts, OLD.issued_at, OLD.issued_by)
       IS DISTINCT FROM (NEW.id, NEW.attendance_id, NEW.number, NEW.code, NEW.facts, NEW.issued_at, NEW.issued_by) THEN
    RAISE EXCEPTION 'A certificate is kept as it was issued.' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER cpd_certificate_kept BEFORE UPDATE OR DELETE ON cpd_certificate
  FOR EACH ROW EXECUTE FUNCTION keep_certificate();

-- Reminders of missing CPD hours to everybody who lacks some: one a day at most.
CREATE TABLE cpd_reminder (
  day      date PRIMARY KEY,
  people   integer NOT NULL CHECK (people > 0),
  asked_by uuid NOT NULL REFERENCES person,
  asked_at timestamptz NOT NULL
);
