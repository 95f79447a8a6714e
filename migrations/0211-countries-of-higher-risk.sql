-- Countries of higher risk, from the lists of the FATF of 13 February 2026.

-- Countries of higher risk as the FATF publishes them, each from a day to another.
CREATE TABLE country_risk (
  id       uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  country  text NOT NULL,
  level    text NOT NULL CHECK (level IN ('COUNTERMEASURES', 'ENHANCED', 'MONITORED')),
  from_day date NOT NULL,
  -- The first day on which it is not on the list any more.
  to_day   date CHECK (to_day > from_day)
);
-- A country is on one list at a time.
CREATE UNIQUE INDEX country_risk_open ON country_risk (country) WHERE to_day IS NULL;
INSERT INTO country_risk (country, level, from_day) VALUES
  ('KP', 'COUNTERMEASURES', '2026-02-13'),
  ('IR', 'COUNTERMEASURES', '2026-02-13'),
  ('MM', 'ENHANCED', '2026-02-13'),
  ('DZ', 'MONITORED', '2026-02-13'),
  ('AO', 'MONITORED', '2026-02-13'),
  ('BO', 'MONITORED', '2026-02-13'),
  ('BG', 'MONITORED', '2026-02-13'),
  ('CM', 'MONITORED', '2026-02-13'),
  ('CI', 'MONITORED', '2026-02-13'),
  ('CD', 'MONITORED', '2026-02-13'),
  ('HT', 'MONITORED', '2026-02-13'),
  ('KE', 'MONITORED', '2026-02-13'),
  ('KW', 'MONITORED', '2026-02-13'),
  ('LA', 'MONITORED', '2026-02-13'),
  ('LB', 'MONITORED', '2026-02-13'),
  ('MC', 'MONITORED', '2026-02-13'),
  ('NA', 'MONITORED', '2026-02-13'),
  ('NP', 'MONITORED', '2026-02-13'),
  ('PG', 'MONITORED', '2026-02-13'),
  ('SS', 'MONITORED', '2026-02-13'),
  ('SY', 'MONITORED', '2026-02-13'),
  ('VE', 'MONITORED', '2026-02-13'),
  ('VN', 'MONITORED', '2026-02-13'),
  ('VG', 'MONITORED', '2026-02-13'),
  ('YE', 'MONITORED', '2026-02-13');
