-- What was paid in a year, and what the bank returned in it, is found by its day.
CREATE INDEX payout_line_paid ON payout_line (paid_on) WHERE paid_on IS NOT NULL;
CREATE INDEX payout_line_returned ON payout_line (returned_on) WHERE returned_on IS NOT NULL;
