-- A refund names the account that it goes to, and a payout run pays it. Those that were approved before are paid already.
ALTER TABLE money_request
  ADD COLUMN bank          text,
  ADD COLUMN holder        text,
  ADD COLUMN number_sealed text,
  ADD COLUMN number_masked text,
  -- When a run took it: its cents are then out of the receipt's credit.
  ADD COLUMN reserved_at   timestamptz,
  -- When the run was paid.
  ADD COLUMN paid_on       date;
UPDATE money_request SET paid_on = (decided_at AT TIME ZONE 'Asia/Singapore')::date
WHERE kind = 'REFUND' AND state = 'APPROVED';
-- One that waits for approval has no account, so nobody could pay it: it is asked for again.
UPDATE money_request SET state = 'DECLINED', decided_by = prepared_by, decided_at = now()
WHERE kind = 'REFUND' AND state = 'OPEN';
ALTER TABLE money_request
  ADD CONSTRAINT money_request_account CHECK (num_nulls(bank, holder, number_sealed, number_masked) IN (0, 4)),
  ADD CONSTRAINT money_request_payee CHECK (kind <> 'REFUND' OR state = 'DECLINED' OR paid_on IS NOT NULL OR bank IS NOT NULL),
  ADD CONSTRAINT money_request_reserved CHECK (reserved_at IS NULL OR (kind = 'REFUND' AND state = 'APPROVED'));
CREATE INDEX money_request_unpaid ON money_request (receipt_id)
  WHERE kind = 'REFUND' AND state = 'APPROVED' AND paid_on IS NULL;
