-- The limit of a deal counts the advances of all who share in it.
CREATE INDEX advance_deal ON advance (deal_id);
