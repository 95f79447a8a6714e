-- A fixed fee depends on the category of the property, so a deal keeps it.
ALTER TABLE deal ADD COLUMN category text;
UPDATE deal d SET category = e.property_category FROM esubmission e WHERE e.id = d.esubmission_id;
ALTER TABLE deal ALTER COLUMN category SET NOT NULL;

-- Plans have more than a flat rate: what the first ones left open is written out.
UPDATE plan_version SET terms = jsonb_build_object(
  'scheme', 'FLAT',
  'rate', terms -> 'rate',
  'minAgencyFee', 0,
  'feesBefore', '[]'::jsonb,
  'feesAfter', '[]'::jsonb,
  'ladderRate', NULL,
  'overriding', CASE terms ->> 'overriding'
    WHEN 'DIFFERENTIAL' THEN '{"kind": "DIFFERENTIAL", "breakaway": 0}'::jsonb
    ELSE '{"kind": "NONE"}'::jsonb
  END
);

-- What a split was worked out from: who stood above, what was reached in the period before, and each step.
ALTER TABLE split
  ADD COLUMN chain jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN period_from date,
  ADD COLUMN period_to date,
  ADD COLUMN reached_cents bigint CHECK (reached_cents >= 0),
  ADD COLUMN steps jsonb NOT NULL DEFAULT '[]',
  ADD CHECK ((period_from IS NULL) = (reached_cents IS NULL) AND (period_to IS NULL) = (reached_cents IS NULL));
CREATE INDEX split_plan_version ON split (plan_version) WHERE frozen_at IS NOT NULL;
CREATE INDEX split_expected ON split (deal_id) WHERE frozen_at IS NULL;
CREATE INDEX person_plan_plan ON person_plan (plan);

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
