-- The business address of a salesperson who is registered for GST: a tax invoice says it of its supplier and of its customer.
-- Empty: not known, as it is of registrations that were entered before it was asked for.
ALTER TABLE person
  ADD COLUMN gst_address text NOT NULL DEFAULT '',
  ADD COLUMN gst_postal_code text NOT NULL DEFAULT '' CHECK (gst_postal_code ~ '^(\d{6})?$'),
  ADD CONSTRAINT person_gst_address_whole CHECK ((gst_address = '') = (gst_postal_code = ''));
