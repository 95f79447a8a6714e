-- Statements that are mailed to their payees: one by itself once a payment is recorded, others when finance sends it again.
CREATE TABLE payout_mail (
  id       uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  line_id  uuid NOT NULL REFERENCES payout_line,
  -- Null: the payment itself asked for it.
  asked_by uuid REFERENCES person,
  asked_at timestamptz NOT NULL,
  -- The mark that keeps a job from sending it twice.
  sent_at  timestamptz
);
CREATE UNIQUE INDEX payout_mail_once ON payout_mail (line_id) WHERE asked_by IS NULL;
CREATE INDEX payout_mail_line ON payout_mail (line_id, sent_at DESC);
