CREATE TABLE parking_place (
  id    uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name  text NOT NULL UNIQUE,
  floor smallint NOT NULL,
  state text NOT NULL DEFAULT 'FREE' CHECK (state IN ('FREE', 'TAKEN')),
  -- Who has it. Empty: nobody.
  note  text NOT NULL DEFAULT ''
);
