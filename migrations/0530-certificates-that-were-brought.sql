-- Certificates that the agency brought, and those that Gable made for it: it calls them "… document seal".
ALTER TABLE seal_certificate ADD is_imported boolean NOT NULL DEFAULT false;
UPDATE seal_certificate SET is_imported = position(convert_to('document seal', 'UTF8') IN certificate) = 0;
ALTER TABLE seal_certificate ALTER is_imported DROP DEFAULT;
