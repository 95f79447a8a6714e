-- The record behind a person: how to reach them, which mails they do without, where their commission goes, their picture.

ALTER TABLE person
  ADD COLUMN mobile         text,
  ADD COLUMN gst_number     text,
  ADD COLUMN gst_from       date,
  ADD COLUMN unwanted_mails text[] NOT NULL DEFAULT '{}',
  -- Names the picture in person_picture; null without one.
  ADD COLUMN picture        text,
  ADD CONSTRAINT person_gst_whole CHECK ((gst_number IS NULL) = (gst_from IS NULL));

CREATE TABLE bank_account (
  person_id     uuid PRIMARY KEY REFERENCES person,
  bank          text NOT NULL,
  holder        text NOT NULL,
  number_sealed text NOT NULL,
  number_masked text NOT NULL,
  changed_at    timestamptz NOT NULL
);

-- Apart from person, which is read all the time. Some ten kilobytes each: too small and too many for the file store.
CREATE TABLE person_picture (
  person_id uuid PRIMARY KEY REFERENCES person,
  bytes     bytea NOT NULL CHECK (length(bytes) <= 262144)
);
