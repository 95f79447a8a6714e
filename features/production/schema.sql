-- What a team produces, kept as it is made: who stood above a share on the day of signing, and the sums by month. A person who
-- moves to another team takes nothing of the past along.

-- Each share of our own by whoever stood above it: level 0 is the salesperson, via is the one below the leader through whom it
-- comes.
CREATE TABLE deal_share_team (
  share_id    uuid NOT NULL,
  level       smallint NOT NULL CHECK (level >= 0),
  deal_id     uuid NOT NULL REFERENCES deal,
  member_id   uuid NOT NULL REFERENCES person,
  leader_id   uuid NOT NULL REFERENCES person,
  via_id      uuid NOT NULL REFERENCES person,
  signed_on   date NOT NULL,
  -- The type of the deal: of a leader's hundred thousand shares those of one type are read from the index alone, without each deal.
  type        text NOT NULL,
  gross_cents bigint NOT NULL,
  -- A deal and its value count once, with the share of its closing agent.
  deals       smallint NOT NULL CHECK (deals IN (0, 1)),
  value_cents bigint NOT NULL,
  PRIMARY KEY (share_id, level),
  CHECK ((level = 0) = (leader_id = member_id))
);
CREATE INDEX deal_share_team_member ON deal_share_team (member_id, leader_id, signed_on DESC);
CREATE INDEX deal_share_team_deal ON deal_share_team (deal_id);
CREATE INDEX deal_share_team_newest ON deal_share_team (leader_id, signed_on DESC, share_id DESC)
  INCLUDE (via_id, level, gross_cents, deals, value_cents, type);

-- What came to a leader in a month through each person directly below.
CREATE TABLE team_month (
  leader_id       uuid NOT NULL REFERENCES person,
  month           date NOT NULL CHECK (extract(day FROM month) = 1),
  via_id          uuid NOT NULL REFERENCES person,
  gross_cents     bigint NOT NULL,
  -- Of it, what via closed without those below.
  own_cents       bigint NOT NULL,
  deals           bigint NOT NULL,
  own_deals       bigint NOT NULL,
  value_cents     bigint NOT NULL,
  own_value_cents bigint NOT NULL,
  PRIMARY KEY (leader_id, month, via_id)
);

-- What came to a leader in a month through each person two or more levels below; those directly below are in team_month.
CREATE TABLE team_level_month (
  leader_id       uuid NOT NULL,
  level           smallint NOT NULL CHECK (level > 1),
  month           date NOT NULL CHECK (extract(day FROM month) = 1),
  person_id       uuid NOT NULL,
  gross_cents     bigint NOT NULL,
  -- Of it, what the person closed without those below.
  own_cents       bigint NOT NULL,
  deals           bigint NOT NULL,
  own_deals       bigint NOT NULL,
  value_cents     bigint NOT NULL,
  own_value_cents bigint NOT NULL,
  -- Keys come after the rows: a large agency has millions of them.
  PRIMARY KEY (leader_id, level, month, person_id),
  FOREIGN KEY (leader_id) REFERENCES person,
  FOREIGN KEY (person_id) REFERENCES person
);

-- Deals whose shares, day or state changed since they were counted.
CREATE TABLE team_stale (
  deal_id uuid PRIMARY KEY REFERENCES deal
);

-- A change of a deal or its shares leaves its team to be counted anew by a job.
CREATE FUNCTION note_stale_team() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'deal' THEN
    INSERT INTO team_stale VALUES (NEW.id) ON CONFLICT DO NOTHING;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO team_stale SELECT DISTINCT deal_id FROM gone ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO team_stale SELECT DISTINCT deal_id FROM came ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER deal_team_is_stale AFTER UPDATE OF signed_on, state ON deal FOR EACH ROW
  WHEN (OLD.signed_on IS DISTINCT FROM NEW.signed_on OR OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION note_stale_team();
CREATE TRIGGER deal_share_came AFTER INSERT ON deal_share REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION note_stale_team();
CREATE TRIGGER deal_share_changed AFTER UPDATE ON deal_share REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION note_stale_team();
CREATE TRIGGER deal_share_gone AFTER DELETE ON deal_share REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_stale_team();
