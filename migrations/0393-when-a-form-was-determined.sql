-- When the salesperson signed the determination; a form that is rated again later keeps it.
ALTER TABLE ecdd_rating ADD COLUMN determined_at timestamptz NOT NULL DEFAULT now();
