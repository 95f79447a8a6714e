-- Reminders of missing CPD hours to everybody who lacks some: one a day at most.
CREATE TABLE cpd_reminder (
  day      date PRIMARY KEY,
  people   integer NOT NULL CHECK (people > 0),
  asked_by uuid NOT NULL REFERENCES person,
  asked_at timestamptz NOT NULL
);
