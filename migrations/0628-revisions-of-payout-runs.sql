-- Rises with each tax invoice that is entered or removed in a draft: what is approved is what was read.
ALTER TABLE payout_run ADD revision integer NOT NULL DEFAULT 1;
