-- When the time stamping authority gave no stamp for a seal, last.
ALTER TABLE signing_request ADD stamp_missed_at timestamptz;
