-- What a customer signs is their part of a form; a paper is a document that somebody adds.
ALTER TABLE ecdd_paper RENAME TO ecdd_customer_part;
ALTER TRIGGER ecdd_paper_is_final ON ecdd_customer_part RENAME TO ecdd_customer_part_is_final;
DO $$
DECLARE
  found record;
BEGIN
  FOR found IN SELECT conname FROM pg_constraint WHERE conrelid = 'ecdd_customer_part'::regclass AND conname LIKE 'ecdd\_paper\_%' LOOP
    EXECUTE format('ALTER TABLE ecdd_customer_part RENAME CONSTRAINT %I TO %I', found.conname,
      replace(found.conname, 'ecdd_paper_', 'ecdd_customer_part_'));
  END LOOP;
END $$;
