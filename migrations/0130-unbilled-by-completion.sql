-- Bills that wait for an invoice are listed by whether they wait for the completion first, the newest deal first. PostgreSQL takes a
-- condition that is compared with true or false apart, and then doesn't find it in the index; a number it leaves as it is.
DROP INDEX deal_unbilled;
CREATE INDEX deal_unbilled ON deal ((CASE WHEN completed_on IS NULL AND state = 'OPEN' THEN 1 ELSE 0 END), approved_at DESC, id DESC)
  INCLUDE (esubmission_id, unbilled_bills, unbilled_cents) WHERE unbilled_bills > 0;
ANALYZE deal;
