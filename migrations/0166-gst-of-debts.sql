-- What was taken back takes along the GST that was paid on it: a debt has that, too, and so has what is given up of it.
ALTER TABLE write_off
  ADD COLUMN gst_cents bigint NOT NULL DEFAULT 0 CHECK (gst_cents BETWEEN 0 AND cents),
  ADD CONSTRAINT write_off_gst CHECK (gst_cents = 0 OR (person_id IS NOT NULL AND approved_at IS NOT NULL));
ALTER TABLE payout_line
  ADD COLUMN written_off_gst_cents bigint NOT NULL DEFAULT 0 CHECK (written_off_gst_cents BETWEEN 0 AND written_off_cents);
