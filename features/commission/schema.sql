-- How salespeople are paid: plans, what each share of a deal is divided into, and what was earned.

-- Plans by which salespeople are paid.
CREATE TABLE plan (
  code text PRIMARY KEY,
  name text NOT NULL
);

-- The terms of a plan from a day on.
CREATE TABLE plan_version (
  id       uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  plan     text NOT NULL REFERENCES plan,
  from_day date NOT NULL,
  terms    jsonb NOT NULL,
  -- Two people who correct the same terms: the second is told.
  revision integer NOT NULL DEFAULT 1,
  UNIQUE (plan, from_day)
);

-- What a frozen split was worked out by stays as it was.
CREATE FUNCTION keep_used_plan_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM split WHERE plan_version = OLD.id AND frozen_at IS NOT NULL) THEN
    RAISE EXCEPTION 'Plan version % is used by a frozen split', OLD.id;
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
CREATE TRIGGER keep_used_plan_version BEFORE UPDATE OR DELETE ON plan_version
  FOR EACH ROW EXECUTE FUNCTION keep_used_plan_version();

-- Who is on which plan from a day on.
CREATE TABLE person_plan (
  person_id uuid NOT NULL REFERENCES person,
  from_day  date NOT NULL,
  plan      text NOT NULL REFERENCES plan,
  PRIMARY KEY (person_id, from_day)
);
CREATE INDEX person_plan_plan ON person_plan (plan);

-- What each share of a deal is divided into. The lines of a split sum to its share.
CREATE TABLE split (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  deal_id       uuid NOT NULL REFERENCES deal,
  share_id      uuid NOT NULL UNIQUE REFERENCES deal_share,
  -- The terms that it was worked out by; none for a share of another agency.
  plan_version  uuid REFERENCES plan_version,
  -- When the first cent of its deal cleared.
  frozen_at     timestamptz,
  -- What it was worked out from: who stood above, what was reached in the period before, and each step.
  chain         jsonb NOT NULL DEFAULT '[]',
  period_from   date,
  period_to     date,
  reached_cents bigint CHECK (reached_cents >= 0),
  steps         jsonb NOT NULL DEFAULT '[]',
  CHECK ((period_from IS NULL) = (reached_cents IS NULL) AND (period_to IS NULL) = (reached_cents IS NULL))
);
CREATE INDEX split_deal ON split (deal_id);
CREATE INDEX split_plan_version ON split (plan_version) WHERE frozen_at IS NOT NULL;
CREATE INDEX split_expected ON split (deal_id) WHERE frozen_at IS NULL;

-- One part of a share. What it earned and what is left of it are still the whole line; but a line that gave away can have more left
-- than its cents, once the money that it had earned goes back.
CREATE TABLE split_line (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  split_id   uuid NOT NULL REFERENCES split ON DELETE CASCADE,
  position   smallint NOT NULL,
  kind       text NOT NULL CHECK (kind IN ('OWN', 'OVERRIDE', 'COBROKE', 'AGENCY')),
  person_id  uuid REFERENCES person,
  -- The part of the share, in ten-thousandths of a percent.
  rate       integer NOT NULL CHECK (rate BETWEEN 0 AND 1000000),
  cents      bigint NOT NULL CHECK (cents >= 0),
  -- What is still to be earned.
  left_cents bigint NOT NULL,
  UNIQUE (split_id, position),
  CHECK ((kind IN ('OWN', 'OVERRIDE')) = (person_id IS NOT NULL)),
  CONSTRAINT split_line_left CHECK (left_cents >= 0)
);
CREATE INDEX split_line_person ON split_line (person_id) WHERE person_id IS NOT NULL;
-- Of a leader's hundred thousand lines those that have not earned everything yet are few.
CREATE INDEX split_line_left ON split_line (person_id) WHERE left_cents <> 0;

-- What a line earned by money that cleared. Rows are only ever added; what goes back is negative. By RESPLIT and REVISION it moves
-- between lines: who gets less owes it, who gets more earns it.
CREATE TABLE earning (
  id        uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  line_id   uuid NOT NULL REFERENCES split_line,
  person_id uuid REFERENCES person,
  day       date NOT NULL,
  cause     text NOT NULL,
  cause_id  uuid NOT NULL,
  cents     bigint NOT NULL CHECK (cents <> 0),
  -- The payout that pays it, while or since there is one.
  taken_by  uuid,
  reverses  uuid UNIQUE REFERENCES earning,
  -- An earning of another agency names its share, as that of a salesperson names the person: what no run has paid is found by an index.
  share_id  uuid REFERENCES deal_share,
  UNIQUE (cause, cause_id, line_id),
  CONSTRAINT earning_cause CHECK (cause IN ('ALLOCATION', 'REVERSAL', 'RESPLIT', 'REVISION')),
  CONSTRAINT earning_sign CHECK (
    (cause = 'REVERSAL') = (reverses IS NOT NULL)
    AND (cause IN ('RESPLIT', 'REVISION') OR (cents < 0) = (reverses IS NOT NULL))
  ),
  CONSTRAINT earning_of_one CHECK (person_id IS NULL OR share_id IS NULL)
);
CREATE INDEX earning_free ON earning (person_id) WHERE person_id IS NOT NULL AND taken_by IS NULL;
CREATE INDEX earning_taken ON earning (taken_by) WHERE taken_by IS NOT NULL;
-- What a deal has earned is added up by its lines.
CREATE INDEX earning_line ON earning (line_id);
CREATE INDEX earning_owed ON earning (person_id) WHERE cents < 0 AND taken_by IS NULL AND person_id IS NOT NULL;
-- What one person earned adds up from the index alone: a leader of a large team has some hundred thousand earnings, which lie
-- all over the table.
CREATE INDEX earning_person ON earning (person_id, day) INCLUDE (cents, taken_by) WHERE person_id IS NOT NULL;
CREATE INDEX earning_share ON earning (share_id) INCLUDE (cents, taken_by) WHERE share_id IS NOT NULL;
CREATE INDEX earning_share_free ON earning (share_id) WHERE share_id IS NOT NULL AND taken_by IS NULL;
CREATE INDEX earning_share_owed ON earning (share_id) WHERE share_id IS NOT NULL AND cents < 0 AND taken_by IS NULL;

-- Of another agency: the share that it earns by.
CREATE FUNCTION name_share() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.share_id := (
    SELECT s.share_id FROM split_line l JOIN split s ON s.id = l.split_id WHERE l.id = NEW.line_id AND l.kind = 'COBROKE'
  );
  RETURN NEW;
END $$;
CREATE TRIGGER earning_names_share BEFORE INSERT ON earning FOR EACH ROW WHEN (NEW.person_id IS NULL) EXECUTE FUNCTION name_share();

-- A frozen split is worked out anew: one of finance prepares it, another one approves it.
CREATE TABLE resplit (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  deal_id     uuid NOT NULL REFERENCES deal,
  reason      text NOT NULL CHECK (reason <> ''),
  -- What each line was and becomes, as both of them saw it.
  changes     jsonb NOT NULL,
  prepared_by uuid NOT NULL REFERENCES person,
  prepared_at timestamptz NOT NULL,
  approved_by uuid REFERENCES person,
  approved_at timestamptz,
  CHECK (prepared_by <> approved_by),
  CHECK ((approved_by IS NULL) = (approved_at IS NULL))
);
CREATE UNIQUE INDEX resplit_open ON resplit (deal_id) WHERE approved_at IS NULL;
CREATE INDEX resplit_deal ON resplit (deal_id);

-- What other rooms may read.

-- What each share of a deal is divided into, and what of it is still to be earned.
CREATE VIEW share_part_public AS
SELECT l.id, s.deal_id, s.share_id, l.position, l.kind, l.person_id, l.rate, l.cents, l.left_cents, s.frozen_at
FROM split_line l JOIN split s ON s.id = l.split_id;

-- What was earned, by which line (share_part_public), and which payout took it.
CREATE VIEW earning_public AS
SELECT id, line_id, person_id, share_id, day, cause, cause_id, cents, taken_by, reverses FROM earning;
