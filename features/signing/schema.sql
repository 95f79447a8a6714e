-- Requests for a signature by somebody without an account, what happened to each, and the files that were sealed.

-- One recipient is asked to sign one version of a document of a room above. Its state follows from its instants.
CREATE TABLE signing_request (
  id                 uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Which room's document it is, and which record of it.
  kind               text NOT NULL,
  ref                uuid NOT NULL,
  version            integer NOT NULL,
  title              text NOT NULL,
  about              text NOT NULL,
  recipient_name     text NOT NULL,
  recipient_capacity text NOT NULL,
  -- An email address, or a phone number in E.164.
  recipient_address  text NOT NULL,
  -- Of the document as it is read; null: its recipient answers first, and it is made of the answers.
  document_sha256    text CHECK (document_sha256 ~ '^[0-9a-f]{64}$'),
  asked_by           uuid NOT NULL REFERENCES person,
  asked_at           timestamptz NOT NULL,
  -- The link. A new one takes its place.
  token_hash         bytea NOT NULL UNIQUE,
  way                text NOT NULL CHECK (way IN ('MAIL', 'SHARE', 'HERE')),
  sent_at            timestamptz NOT NULL,
  expires_at         timestamptz NOT NULL,
  opened_at          timestamptz,
  verified_at        timestamptz,
  read_at            timestamptz,
  signed_at          timestamptz,
  declined_at        timestamptz,
  decline_reason     text NOT NULL DEFAULT '',
  ended_at           timestamptz,
  ending             text CHECK (ending IN ('REVOKED', 'LOCKED', 'OTHER_DECLINED')),
  -- When the room above was told that it had expired.
  expiry_told_at     timestamptz,
  reminders          smallint NOT NULL DEFAULT 0,
  code_mac           bytea,
  code_expires_at    timestamptz,
  wrong_codes        smallint NOT NULL DEFAULT 0,
  -- When the sealing was last queued again.
  seal_asked_at      timestamptz,
  -- When the time stamping authority gave no stamp, last. It is sealed without one a day after the signature.
  stamp_missed_at    timestamptz,
  -- When another request or another way of signing took its place: nobody has to do anything about it.
  settled_at         timestamptz,
  -- As its sealed file says; what is due and not sealed is looked for.
  sealed_at          timestamptz,
  -- What was corrected since it was signed last, as the recipient is told; null: it was not signed before.
  corrected          text[],
  -- By whom this version is to be signed, by name: they are sealed in one file. Null: sent before, and sealed by itself.
  signers            text[],
  -- When the last of them has signed, or it was clear that not all do. Null: others have still to sign.
  seal_due_at        timestamptz,
  -- In E.164, where a code can be sent to it beside the address; it was so when the link was sent.
  recipient_phone    text NOT NULL DEFAULT '',
  -- Where the code went that was sent last.
  code_to            text NOT NULL DEFAULT '',
  -- Its recipient answers questions before they sign. How many of those that must be answered are, and since when all.
  asks               boolean NOT NULL DEFAULT false,
  answered           smallint NOT NULL DEFAULT 0,
  answered_of        smallint NOT NULL DEFAULT 0,
  finished_at        timestamptz,
  -- In which its recipient reads pages and mails.
  language           text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'zh', 'ms', 'ta')),
  CHECK (num_nonnulls(signed_at, declined_at, ended_at) <= 1),
  CHECK ((ended_at IS NULL) = (ending IS NULL)),
  -- What is read and signed is frozen: when it is sent, or once the questions are answered.
  CONSTRAINT signing_request_frozen CHECK (document_sha256 IS NOT NULL OR (asks AND signed_at IS NULL)),
  CONSTRAINT signing_request_finished CHECK (finished_at IS NULL OR document_sha256 IS NOT NULL)
);
CREATE INDEX signing_request_of ON signing_request (kind, ref);
CREATE INDEX signing_request_by ON signing_request (asked_by, sent_at);
-- What the job looks for that tends requests.
CREATE INDEX signing_request_open ON signing_request (expires_at)
  WHERE signed_at IS NULL AND declined_at IS NULL AND ended_at IS NULL AND expiry_told_at IS NULL;
CREATE INDEX signing_request_unsealed ON signing_request (seal_due_at) WHERE seal_due_at IS NOT NULL AND sealed_at IS NULL;
-- What is signed, and waits for others.
CREATE INDEX signing_request_half_signed ON signing_request (expires_at) WHERE signed_at IS NOT NULL AND seal_due_at IS NULL;

-- The cookie of a browser, by its hash, and the requests that it has opened, each by a right code of its own.
CREATE TABLE signing_visit (
  token_hash bytea NOT NULL,
  request_id uuid NOT NULL REFERENCES signing_request,
  begun_at   timestamptz NOT NULL,
  seen_at    timestamptz NOT NULL,
  -- How the browser was let in.
  verified_by text NOT NULL CHECK (verified_by IN ('CODE', 'LINK')),
  -- Where its code went; empty: the recipient's address.
  code_to    text NOT NULL DEFAULT '',
  PRIMARY KEY (token_hash, request_id)
);
CREATE INDEX signing_visit_of ON signing_visit (request_id);

-- What happened to a request. It is printed on the certificate page, so a row never changes; it goes with its request when the record is purged.
CREATE TABLE signing_event (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES signing_request,
  at         timestamptz NOT NULL,
  what       text NOT NULL,
  detail     text NOT NULL,
  address    text NOT NULL,
  user_agent text NOT NULL,
  -- Of the recipient then: a request may get another one.
  recipient_address text NOT NULL DEFAULT '',
  -- Where a code was sent; empty: it is no code, or was sent before this was kept.
  sent_to    text NOT NULL DEFAULT ''
);
CREATE INDEX signing_event_of ON signing_event (request_id, id);
CREATE INDEX signing_event_sent_to ON signing_event (sent_to, at) WHERE sent_to <> '';
CREATE TRIGGER signing_event_is_final BEFORE UPDATE ON signing_event FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
CREATE TRIGGER signing_event_stays BEFORE TRUNCATE ON signing_event EXECUTE FUNCTION refuse_rewrite();

-- A mail with a link or with the sealed file. A job sends each; the mark keeps it from sending twice.
CREATE TABLE signing_mail (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  request_id uuid NOT NULL REFERENCES signing_request,
  kind       text NOT NULL CHECK (kind IN ('LINK', 'SEALED')),
  address    text NOT NULL,
  asked_at   timestamptz NOT NULL,
  sent_at    timestamptz,
  -- When the mail server refused it last.
  failed_at  timestamptz,
  -- When whoever sent a link was told that it could not be delivered.
  told_at    timestamptz
);
CREATE INDEX signing_mail_of ON signing_mail (request_id, asked_at);
CREATE INDEX signing_mail_failed ON signing_mail (asked_at)
  WHERE kind = 'LINK' AND sent_at IS NULL AND failed_at IS NOT NULL AND told_at IS NULL;

-- What was given with the signature. A signature stays as it was given.
CREATE TABLE signing_signature (
  request_id  uuid PRIMARY KEY REFERENCES signing_request,
  method      text NOT NULL CHECK (method IN ('DRAWN', 'TYPED', 'UPLOADED')),
  name        text NOT NULL,
  capacity    text NOT NULL,
  -- A PNG; null where it was typed.
  picture     bytea,
  confirmed   text[] NOT NULL,
  signed_at   timestamptz NOT NULL,
  address     text NOT NULL,
  user_agent  text NOT NULL,
  verified_by text NOT NULL CHECK (verified_by IN ('CODE', 'LINK')),
  -- The browser was signed in as somebody of the agency.
  in_session  boolean NOT NULL,
  -- As its visit says.
  code_to     text NOT NULL DEFAULT '',
  -- In which it was read beside the English; null: signed before it was kept.
  language    text CHECK (language IN ('en', 'zh', 'ms', 'ta')),
  -- On a device of the agency's that was handed over, its session locked.
  on_their_device boolean NOT NULL DEFAULT false,
  CHECK ((picture IS NULL) = (method = 'TYPED'))
);
CREATE TRIGGER signing_signature_is_final BEFORE UPDATE ON signing_signature FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
CREATE TRIGGER signing_signature_stays BEFORE TRUNCATE ON signing_signature EXECUTE FUNCTION refuse_rewrite();

-- Certificates that sealed or seal. The key is sealed under the encryption key; the newest seals, older ones prove what they sealed.
CREATE TABLE seal_certificate (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- DER.
  certificate bytea NOT NULL,
  chain       bytea[] NOT NULL,
  private_key text NOT NULL,
  added_at    timestamptz NOT NULL,
  -- The agency brought it. Others are made for it.
  is_imported boolean NOT NULL
);

-- A file that was sealed: a version of a document with the signatures of all who signed it.
CREATE TABLE sealed_document (
  file_id        uuid NOT NULL UNIQUE REFERENCES stored_file,
  sha256         text NOT NULL UNIQUE,
  size           bigint NOT NULL,
  read_sha256    text NOT NULL,
  certificate_id uuid NOT NULL REFERENCES seal_certificate,
  sealed_at      timestamptz NOT NULL,
  -- What the record is called, as its number; empty for files from before it was kept.
  number         text,
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Whether everybody had signed who was to. Of a version that was not completed and then was there is a file of both.
  is_complete    boolean NOT NULL,
  -- From where and with what each signed, for compliance: the certificate has its SHA-256. Null: sealed before, and printed there.
  evidence       text
);
CREATE TRIGGER sealed_document_is_final BEFORE UPDATE ON sealed_document FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
CREATE TRIGGER sealed_document_stays BEFORE TRUNCATE ON sealed_document EXECUTE FUNCTION refuse_rewrite();

-- Whose signatures a sealed file has.
CREATE TABLE sealed_signature (
  document_id uuid NOT NULL REFERENCES sealed_document,
  request_id  uuid NOT NULL REFERENCES signing_request,
  PRIMARY KEY (document_id, request_id)
);
CREATE INDEX sealed_signature_of ON sealed_signature (request_id);
CREATE TRIGGER sealed_signature_is_final BEFORE UPDATE ON sealed_signature FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
CREATE TRIGGER sealed_signature_stays BEFORE TRUNCATE ON sealed_signature EXECUTE FUNCTION refuse_rewrite();

-- What stays of a sealed file that was purged: whoever has a copy can have it checked.
CREATE TABLE sealed_hash (
  sha256         text PRIMARY KEY,
  sealed_on      date NOT NULL,
  certificate_id uuid NOT NULL REFERENCES seal_certificate,
  is_complete    boolean NOT NULL
);
CREATE TRIGGER sealed_hash_is_final BEFORE UPDATE OR DELETE ON sealed_hash FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
CREATE TRIGGER sealed_hash_stays BEFORE TRUNCATE ON sealed_hash EXECUTE FUNCTION refuse_rewrite();
