-- What a form was with which a transaction was approved, once it is purged: the submission keeps saying so. No name is in it.
ALTER TABLE ecdd_duty
  ADD purged_state   text,
  ADD purged_rating  text,
  ADD purged_form_no text;
