-- What was done to an account by which somebody else may have it: until then it is nobody's second person.
CREATE TABLE account_change (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id   uuid NOT NULL REFERENCES person,
  kind        text NOT NULL CHECK (kind IN ('SET_UP', 'ADDRESS', 'DESK', 'ROLE', 'ENABLED', 'PASSWORD_BY_MAIL', 'SECOND_STEP')),
  -- The desk that it is about; null: all that the account may do.
  desk        text,
  -- Null: whoever opened a link, or the command line.
  by          uuid REFERENCES person,
  at          timestamptz NOT NULL,
  rests_until timestamptz NOT NULL,
  CHECK ((kind = 'DESK') = (desk IS NOT NULL))
);
CREATE INDEX account_change_person ON account_change (person_id, rests_until);

CREATE FUNCTION tell_account_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', NEW.person_id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER account_is_known_otherwise AFTER INSERT OR UPDATE ON account_change FOR EACH ROW
  EXECUTE FUNCTION tell_account_changed();

INSERT INTO account_change (person_id, kind, at, rests_until)
SELECT id, 'ADDRESS', email_changed_by_another_at, email_changed_by_another_at + interval '72 hours'
FROM person WHERE email_changed_by_another_at IS NOT NULL;
