-- Who leads whom, and which rank someone has, each from a day on: a deal goes by the team of its own day, not by today's.

-- The ladder, from its foot up. Titles are the agency's own.
CREATE TABLE rank (
  code     text PRIMARY KEY,
  name     text NOT NULL,
  position smallint NOT NULL UNIQUE
);
INSERT INTO rank VALUES
  ('ASSOCIATE', 'Associate', 1),
  ('SENIOR_ASSOCIATE', 'Senior associate', 2),
  ('TEAM_MANAGER', 'Team manager', 3),
  ('ASSOCIATE_DIRECTOR', 'Associate director', 4),
  ('DIVISION_DIRECTOR', 'Division director', 5),
  ('SENIOR_DIVISION_DIRECTOR', 'Senior division director', 6),
  ('GROUP_DIVISION_DIRECTOR', 'Group division director', 7);

CREATE TABLE person_rank (
  person_id uuid NOT NULL REFERENCES person,
  from_day  date NOT NULL,
  rank      text NOT NULL REFERENCES rank,
  PRIMARY KEY (person_id, from_day)
);

CREATE TABLE upline (
  person_id uuid NOT NULL REFERENCES person,
  from_day  date NOT NULL,
  -- Null: from that day on nobody leads them.
  upline_id uuid REFERENCES person,
  PRIMARY KEY (person_id, from_day),
  CHECK (upline_id <> person_id)
);
CREATE INDEX upline_leads ON upline (upline_id, from_day) WHERE upline_id IS NOT NULL;
