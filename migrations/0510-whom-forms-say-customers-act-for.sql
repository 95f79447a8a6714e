-- For whom the case said that the customer acts or holds, when a version of a form was written. Null: it was not kept yet.
ALTER TABLE ecdd_form ADD acts_for jsonb;
