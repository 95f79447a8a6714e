-- Whether a form is about the other side, which has no agent, and not about a client.
ALTER TABLE ecdd_form ADD COLUMN is_ucp boolean NOT NULL DEFAULT false;
