-- Since when a version of a form is done: signed, determined, its customer cleared, approved where it needs that. One that is done no
-- longer has no row.
CREATE TABLE ecdd_done (
  form_id uuid PRIMARY KEY REFERENCES ecdd_form,
  version integer NOT NULL,
  since   timestamptz NOT NULL
);
