-- The type of a deal beside each share of a team: of a leader's hundred thousand shares those of one type are then read from the
-- index alone, without each deal.
ALTER TABLE deal_share_team ADD COLUMN type text;
UPDATE deal_share_team t SET type = d.transaction_type || '-' || d.category FROM deal d WHERE d.id = t.deal_id;
ALTER TABLE deal_share_team ALTER COLUMN type SET NOT NULL;
DROP INDEX deal_share_team_newest;
CREATE INDEX deal_share_team_newest ON deal_share_team (leader_id, signed_on DESC, share_id DESC)
  INCLUDE (via_id, level, gross_cents, deals, value_cents, type);
