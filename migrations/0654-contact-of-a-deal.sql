-- What a deal changed of a contact and of their property, so that it can go back: nobody’s own change is overwritten by it, nor lost.
CREATE TABLE contact_deal (
  contact_id   uuid NOT NULL REFERENCES contact ON DELETE CASCADE,
  deal_id      uuid NOT NULL,
  -- What the deal asks for, as it was followed last: the same again changes nothing.
  wanted       jsonb NOT NULL,
  -- The stage before the deal, and the one that it set; null: it set none.
  stage_before text,
  stage_after  text,
  -- The property that it changed, with those fields as they were and as they became; one that it added has no before.
  property_id  uuid,
  before       jsonb,
  after        jsonb,
  PRIMARY KEY (contact_id, deal_id),
  CHECK ((stage_before IS NULL) = (stage_after IS NULL)),
  CHECK ((property_id IS NULL) = (after IS NULL))
);
CREATE INDEX contact_deal_of ON contact_deal (deal_id);

-- Deals that were made, completed or closed since their parties’ contacts followed.
CREATE TABLE deal_to_follow (
  deal_id uuid PRIMARY KEY REFERENCES deal
);

-- No way to make, complete or close a deal can forget its contacts.
CREATE FUNCTION note_deal_to_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deal_to_follow VALUES (NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER deal_is_followed AFTER INSERT OR UPDATE OF state, completed_on ON deal FOR EACH ROW
  EXECUTE FUNCTION note_deal_to_follow();
