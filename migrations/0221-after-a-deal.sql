-- Follow-ups that wait for their turn, and those that were offered after a deal.
CREATE TABLE contact_plan (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  contact_id uuid NOT NULL REFERENCES contact,
  on_day     date NOT NULL,
  note       text NOT NULL
);
CREATE INDEX contact_plan_of ON contact_plan (contact_id, on_day);

CREATE TABLE contact_proposal (
  contact_id uuid NOT NULL REFERENCES contact,
  key        text NOT NULL,
  is_taken   boolean NOT NULL,
  decided_at timestamptz NOT NULL,
  PRIMARY KEY (contact_id, key)
);
