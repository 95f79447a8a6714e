-- The number that a customer had when a hold was placed, sealed as elsewhere: correcting it in the case frees no other case of the old one. Holds of
-- before keep name and date of birth alone.
ALTER TABLE aml_hold
  ADD held_id_type       text NOT NULL DEFAULT '',
  ADD held_number_sealed text NOT NULL DEFAULT '',
  ADD held_number_print  text NOT NULL DEFAULT '';
