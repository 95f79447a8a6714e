-- GST that a registered salesperson charges the agency: by a tax invoice that we make for them, or by one that they give us.
ALTER TABLE payout_line
  -- The rate on the pay day, in ten-thousandths of a percent; 0 for whoever is not registered then.
  ADD COLUMN gst_rate integer NOT NULL DEFAULT 0 CHECK (gst_rate >= 0),
  ADD COLUMN gst_cents bigint NOT NULL DEFAULT 0 CHECK (gst_cents >= 0),
  ADD COLUMN is_self_billed boolean NOT NULL DEFAULT false,
  -- The number of the tax invoice: ours is given at approval.
  ADD COLUMN gst_invoice text CHECK (gst_invoice <> ''),
  ADD CONSTRAINT payout_line_gst CHECK (gst_cents = 0 OR (gst_rate > 0 AND (is_self_billed OR gst_invoice IS NOT NULL))),
  DROP CONSTRAINT payout_line_net,
  ADD CONSTRAINT payout_line_net CHECK (net_cents > 0 AND net_cents = own_cents + overriding_cents + gst_cents
    - fee_cents - recovered_cents + advanced_cents + returned_cents);
ALTER TABLE payout_line
  ALTER COLUMN gst_rate DROP DEFAULT,
  ALTER COLUMN gst_cents DROP DEFAULT,
  ALTER COLUMN is_self_billed DROP DEFAULT;
