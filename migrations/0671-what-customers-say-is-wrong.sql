-- What a signer says is wrong in a form, in their words: it goes to the salesperson, and stops nothing.
CREATE TABLE ecdd_wrong (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  form_id    uuid NOT NULL REFERENCES ecdd_form,
  version    integer NOT NULL,
  request_id uuid NOT NULL,
  -- Who said it, and when.
  name       text NOT NULL,
  at         timestamptz NOT NULL,
  words      text NOT NULL
);
CREATE INDEX ecdd_wrong_form ON ecdd_wrong (form_id, at DESC);
