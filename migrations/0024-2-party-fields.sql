-- What a party's documents say beyond its name and number, and how long a document or a pass holds.
ALTER TABLE esubmission_party
  ADD COLUMN alias                 text NOT NULL DEFAULT '',
  ADD COLUMN gender                text CHECK (gender IN ('F', 'M')),
  ADD COLUMN id_expiry             date,
  ADD COLUMN pass_type             text CHECK (pass_type IN
    ('EP', 'S_PASS', 'WP', 'DP', 'LTVP', 'STP', 'PEP', 'ONE_PASS', 'TECH_PASS', 'NA')),
  ADD COLUMN pass_expiry           date,
  ADD COLUMN occupation            text NOT NULL DEFAULT '',
  ADD COLUMN employer              text NOT NULL DEFAULT '',
  ADD COLUMN trading_name          text NOT NULL DEFAULT '',
  ADD COLUMN date_of_incorporation date;
