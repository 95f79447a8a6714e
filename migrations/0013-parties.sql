-- Parties whole: every kind of body, whom one acts for, who owns what, and who stands behind a company.

ALTER TABLE esubmission_party
  DROP CONSTRAINT esubmission_party_kind_check,
  ADD CONSTRAINT esubmission_party_kind_check CHECK (kind IN
    ('INDIVIDUAL', 'COMPANY', 'LLP', 'PARTNERSHIP', 'SOLE_PROP', 'TRUST', 'ESTATE', 'SOCIETY', 'MCST', 'GOVT')),
  ADD COLUMN residency             text CHECK (residency IN ('SC', 'PR', 'FOREIGNER')),
  ADD COLUMN tenancy               text CHECK (tenancy IN ('SOLE', 'JOINT', 'COMMON')),
  ADD COLUMN ownership_rate        numeric(7, 4) CHECK (ownership_rate BETWEEN 0 AND 100),
  ADD COLUMN is_on_behalf          boolean NOT NULL DEFAULT false,
  ADD COLUMN represents_party_uuid uuid REFERENCES esubmission_party (uuid) ON DELETE SET NULL,
  ADD COLUMN is_beneficial_owner   boolean NOT NULL DEFAULT true;
CREATE INDEX esubmission_party_represented ON esubmission_party (represents_party_uuid) WHERE represents_party_uuid IS NOT NULL;

-- Nationality is a code of ISO 3166 from now on; what was typed by hand and is none stays as it was typed.
UPDATE esubmission_party SET nationality = known.code
FROM (VALUES ('Singaporean', 'SG'), ('Singapore', 'SG'), ('Malaysian', 'MY'), ('Malaysia', 'MY'), ('Chinese', 'CN'), ('China', 'CN'),
  ('Indian', 'IN'), ('India', 'IN'), ('Indonesian', 'ID'), ('Indonesia', 'ID'), ('Filipino', 'PH'), ('Philippines', 'PH'),
  ('Thai', 'TH'), ('Thailand', 'TH'), ('Vietnamese', 'VN'), ('Vietnam', 'VN'), ('Myanmar', 'MM'), ('Japanese', 'JP'), ('Japan', 'JP'),
  ('South Korean', 'KR'), ('South Korea', 'KR'), ('Hong Konger', 'HK'), ('Hong Kong', 'HK'), ('Taiwanese', 'TW'), ('Taiwan', 'TW'),
  ('Australian', 'AU'), ('Australia', 'AU'), ('British', 'GB'), ('United Kingdom', 'GB'), ('American', 'US'), ('United States', 'US'),
  ('French', 'FR'), ('France', 'FR'), ('German', 'DE'), ('Germany', 'DE'), ('Swiss', 'CH'), ('Switzerland', 'CH')) AS known (typed, code)
WHERE nationality = known.typed;

-- Who holds a company, level under level (SHAREHOLDER), and whom a person holds for (OWNER, one a party).
CREATE TABLE esubmission_holder (
  id                uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  seq               bigint GENERATED ALWAYS AS IDENTITY,
  party_uuid        uuid NOT NULL REFERENCES esubmission_party (uuid) ON DELETE CASCADE,
  relation          text NOT NULL CHECK (relation IN ('SHAREHOLDER', 'OWNER')),
  parent_id         uuid REFERENCES esubmission_holder ON DELETE CASCADE,
  kind              text NOT NULL CHECK (kind IN ('INDIVIDUAL', 'COMPANY')),
  name              text NOT NULL,
  rate              numeric(7, 4) NOT NULL CHECK (rate BETWEEN 0 AND 100),
  id_type           text NOT NULL,
  -- Empty while the number is not known.
  id_number_sealed  text NOT NULL,
  id_number_masked  text NOT NULL,
  id_number_print   text NOT NULL,
  is_id_doubtful    boolean NOT NULL DEFAULT false,
  nationality       text NOT NULL,
  date_of_birth     date
);
CREATE INDEX esubmission_holder_of ON esubmission_holder (party_uuid, seq);
CREATE INDEX esubmission_holder_under ON esubmission_holder (parent_id) WHERE parent_id IS NOT NULL;
CREATE UNIQUE INDEX esubmission_holder_owner ON esubmission_holder (party_uuid) WHERE relation = 'OWNER';
CREATE INDEX esubmission_holder_print ON esubmission_holder (id_number_print) WHERE id_number_print <> '';

-- A party that is one of us is found by name or e-mail address.
CREATE INDEX person_same_name ON person (lower(name)) WHERE disabled_at IS NULL;
CREATE INDEX person_same_email ON person (lower(email)) WHERE disabled_at IS NULL;
