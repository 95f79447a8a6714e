-- How notifications of a kind come to a person besides the bell, where they chose something else than what the kind begins with.
CREATE TABLE notice_choice (
  person_id uuid NOT NULL REFERENCES person,
  kind      text NOT NULL,
  way       text NOT NULL CHECK (way IN ('push', 'mail')),
  choice    text NOT NULL CHECK (choice IN ('off', 'daily', 'now')),
  PRIMARY KEY (person_id, kind, way),
  CHECK (way = 'mail' OR choice <> 'daily')
);

INSERT INTO notice_choice (person_id, kind, way, choice)
SELECT id, kind, 'mail', 'off' FROM person CROSS JOIN LATERAL (SELECT DISTINCT unnest(unwanted_mails) AS kind) unwanted;

ALTER TABLE person DROP COLUMN unwanted_mails;

-- How notifications come to a person.
CREATE VIEW notice_choice_public AS SELECT person_id, kind, way, choice FROM notice_choice;
