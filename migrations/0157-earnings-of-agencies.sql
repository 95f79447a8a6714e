-- An earning of another agency names its share, as that of a salesperson names the person: what no run has paid is found by an index.
-- By the lines of the splits, the lists of co-brokers and of debts read every share that there ever was: 2 to 4 s after ten years.
ALTER TABLE earning ADD COLUMN share_id uuid REFERENCES deal_share;
UPDATE earning e SET share_id = s.share_id FROM split_line l JOIN split s ON s.id = l.split_id
WHERE l.id = e.line_id AND l.kind = 'COBROKE';
ALTER TABLE earning ADD CONSTRAINT earning_of_one CHECK (person_id IS NULL OR share_id IS NULL);

CREATE FUNCTION name_share() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.share_id := (
    SELECT s.share_id FROM split_line l JOIN split s ON s.id = l.split_id WHERE l.id = NEW.line_id AND l.kind = 'COBROKE'
  );
  RETURN NEW;
END $$;
CREATE TRIGGER earning_names_share BEFORE INSERT ON earning FOR EACH ROW WHEN (NEW.person_id IS NULL) EXECUTE FUNCTION name_share();

CREATE INDEX earning_share ON earning (share_id) INCLUDE (cents, taken_by) WHERE share_id IS NOT NULL;
CREATE INDEX earning_share_free ON earning (share_id) WHERE share_id IS NOT NULL AND taken_by IS NULL;
CREATE INDEX earning_share_owed ON earning (share_id) WHERE share_id IS NOT NULL AND cents < 0 AND taken_by IS NULL;
DROP INDEX split_line_cobroke;
CREATE INDEX deal_share_agencies ON deal_share (id) INCLUDE (deal_id, amount_cents) WHERE licence_no IS NOT NULL;
CREATE INDEX cobroke_invoice_credited ON cobroke_invoice (share_id) WHERE credited_on IS NOT NULL;
