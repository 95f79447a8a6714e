-- The agency's own code of a salesperson. It is given once and never to anybody else, so papers and reports can name
-- people by it for good.
ALTER TABLE person ADD COLUMN sa_no text CHECK (sa_no ~ '^[A-Z0-9]{3,10}$');
ALTER TABLE person ADD CHECK (role = 'salesperson' OR sa_no IS NULL);

UPDATE person SET sa_no = 'S' || lpad(given.n::text, 5, '0')
FROM (SELECT id, row_number() OVER (ORDER BY created_at, id) AS n FROM person WHERE role = 'salesperson') given
WHERE given.id = person.id;

ALTER TABLE person ADD CHECK (role <> 'salesperson' OR sa_no IS NOT NULL);
CREATE UNIQUE INDEX person_sa_no ON person (sa_no);

CREATE SEQUENCE person_sa_no_next;
SELECT setval('person_sa_no_next', 1 + (SELECT count(*) FROM person WHERE role = 'salesperson'), false);

-- Whoever is added without a code gets the next one that is free.
CREATE FUNCTION give_sa_no() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.sa_no IS NOT NULL THEN
    IF NEW.sa_no IS DISTINCT FROM OLD.sa_no THEN
      RAISE EXCEPTION 'A salesperson code never changes.' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END IF;
  WHILE NEW.role = 'salesperson' AND NEW.sa_no IS NULL LOOP
    NEW.sa_no := 'S' || lpad(nextval('person_sa_no_next')::text, 5, '0');
    IF EXISTS (SELECT FROM person WHERE sa_no = NEW.sa_no) THEN
      NEW.sa_no := NULL;
    END IF;
  END LOOP;
  RETURN NEW;
END $$;
CREATE TRIGGER person_sa_no BEFORE INSERT OR UPDATE OF sa_no, role ON person FOR EACH ROW EXECUTE FUNCTION give_sa_no();
