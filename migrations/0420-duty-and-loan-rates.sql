-- Rates of stamp duties and rules of home loans, by which the calculators reckon. A version is in force from its day until the next
-- one's; none is changed or taken away, so that a result of a past day can be made again.

-- A rate of a stamp duty from a day on. `terms` are by kind: bands, rates by buyer, or tiers by holding period.
CREATE TABLE duty_rule (
  kind     text NOT NULL CHECK (kind IN ('BSD_RESIDENTIAL', 'BSD_OTHER', 'ABSD', 'SSD_RESIDENTIAL', 'SSD_INDUSTRIAL', 'LEASE')),
  from_day date NOT NULL,
  terms    jsonb NOT NULL,
  -- Where it was published.
  source   text NOT NULL CHECK (source <> ''),
  note     text NOT NULL DEFAULT '',
  -- Who prepared it. Null: it came with Gable.
  added_by uuid REFERENCES person,
  PRIMARY KEY (kind, from_day)
);

-- A rule of lending from a day on.
CREATE TABLE loan_rule (
  kind     text NOT NULL CHECK (kind IN ('TDSR', 'MSR', 'STRESS', 'BANK_LOAN', 'HDB_LOAN')),
  from_day date NOT NULL,
  terms    jsonb NOT NULL,
  source   text NOT NULL CHECK (source <> ''),
  note     text NOT NULL DEFAULT '',
  added_by uuid REFERENCES person,
  PRIMARY KEY (kind, from_day)
);

CREATE FUNCTION rate_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A version of a rule is never changed. Add one from a later day.';
END $$;

-- Results that were handed out can be made again only while the versions they name stay as they were.
CREATE TRIGGER duty_rule_stays BEFORE UPDATE OR DELETE ON duty_rule FOR EACH ROW EXECUTE FUNCTION rate_stays();
CREATE TRIGGER loan_rule_stays BEFORE UPDATE OR DELETE ON loan_rule FOR EACH ROW EXECUTE FUNCTION rate_stays();

-- The rates that were published, as far as a source was seen.
INSERT INTO duty_rule (kind, from_day, terms, source, note) VALUES
  ('BSD_RESIDENTIAL', '2014-02-22',
   '{"bands": [{"upTo": 18000000, "rate": 10000}, {"upTo": 36000000, "rate": 20000}, {"upTo": null, "rate": 30000}]}',
   'Stamp Duties Act, First Schedule (laws.sg)', ''),
  ('BSD_RESIDENTIAL', '2018-02-20',
   '{"bands": [{"upTo": 18000000, "rate": 10000}, {"upTo": 36000000, "rate": 20000}, {"upTo": 100000000, "rate": 30000}, {"upTo": null, "rate": 40000}]}',
   'S 87/2018 (sso.agc.gov.sg)', ''),
  ('BSD_RESIDENTIAL', '2023-02-15',
   '{"bands": [{"upTo": 18000000, "rate": 10000}, {"upTo": 36000000, "rate": 20000}, {"upTo": 100000000, "rate": 30000}, {"upTo": 150000000, "rate": 40000}, {"upTo": 300000000, "rate": 50000}, {"upTo": null, "rate": 60000}]}',
   'Budget 2023 (finreg.sg, help.law.com.sg); Stamp Duties Act, First Schedule (laws.sg)', 'The rates before apply where the option was granted by 14 Feb 2023 and exercised by 7 Mar 2023.'),
  ('BSD_OTHER', '2014-02-22',
   '{"bands": [{"upTo": 18000000, "rate": 10000}, {"upTo": 36000000, "rate": 20000}, {"upTo": null, "rate": 30000}]}',
   'Stamp Duties Act, First Schedule (laws.sg)', ''),
  ('BSD_OTHER', '2023-02-15',
   '{"bands": [{"upTo": 18000000, "rate": 10000}, {"upTo": 36000000, "rate": 20000}, {"upTo": 100000000, "rate": 30000}, {"upTo": 150000000, "rate": 40000}, {"upTo": null, "rate": 50000}]}',
   'Budget 2023 (finreg.sg, help.law.com.sg); Stamp Duties Act, First Schedule (laws.sg)', 'The rates before apply where the option was granted by 14 Feb 2023 and exercised by 7 Mar 2023.'),
  ('ABSD', '2018-07-06',
   '{"rates": {"CITIZEN": {"1": 0, "2": 120000, "3": 150000}, "PR": {"1": 50000, "2": 150000, "3": 150000}, "FOREIGNER": {"1": 200000, "2": 200000, "3": 200000}, "ENTITY": {"1": 250000, "2": 250000, "3": 250000}, "TRUSTEE": {"1": null, "2": null, "3": null}, "DEVELOPER": {"1": 300000, "2": 300000, "3": 300000}}}',
   'IRAS fact sheet of 27 Apr 2023 (scribd.com/document/681875876); permanent residents: hecksrealty.com/absd-guide', 'Housing developers: 5 percentage points of the rate are not remitted.'),
  ('ABSD', '2021-12-16',
   '{"rates": {"CITIZEN": {"1": 0, "2": 170000, "3": 250000}, "PR": {"1": 50000, "2": 250000, "3": 300000}, "FOREIGNER": {"1": 300000, "2": 300000, "3": 300000}, "ENTITY": {"1": 350000, "2": 350000, "3": 350000}, "TRUSTEE": {"1": null, "2": null, "3": null}, "DEVELOPER": {"1": 400000, "2": 400000, "3": 400000}}}',
   'IRAS fact sheet of 27 Apr 2023 (scribd.com/document/681875876)', 'Housing developers: 5 percentage points of the rate are not remitted.'),
  ('ABSD', '2022-05-09',
   '{"rates": {"CITIZEN": {"1": 0, "2": 170000, "3": 250000}, "PR": {"1": 50000, "2": 250000, "3": 300000}, "FOREIGNER": {"1": 300000, "2": 300000, "3": 300000}, "ENTITY": {"1": 350000, "2": 350000, "3": 350000}, "TRUSTEE": {"1": 350000, "2": 350000, "3": 350000}, "DEVELOPER": {"1": 400000, "2": 400000, "3": 400000}}}',
   'IRAS fact sheet of 27 Apr 2023 (scribd.com/document/681875876)', 'Housing developers: 5 percentage points of the rate are not remitted.'),
  ('ABSD', '2023-04-27',
   '{"rates": {"CITIZEN": {"1": 0, "2": 200000, "3": 300000}, "PR": {"1": 50000, "2": 300000, "3": 350000}, "FOREIGNER": {"1": 600000, "2": 600000, "3": 600000}, "ENTITY": {"1": 650000, "2": 650000, "3": 650000}, "TRUSTEE": {"1": 650000, "2": 650000, "3": 650000}, "DEVELOPER": {"1": 400000, "2": 400000, "3": 400000}}}',
   'S 243/2023; IRAS fact sheet of 27 Apr 2023 (scribd.com/document/681875876)', 'Housing developers: 5 percentage points of the rate are not remitted.'),
  ('SSD_RESIDENTIAL', '1900-01-01',
   '{"tiers": []}',
   'Homes bought before 20 Feb 2010 pay none (taxsg.com after the IRAS e-Tax Guide, 7th edition)', ''),
  ('SSD_RESIDENTIAL', '2010-02-20',
   '{"tiers": [{"years": 1, "bands": [{"upTo": 18000000, "rate": 10000}, {"upTo": 36000000, "rate": 20000}, {"upTo": null, "rate": 30000}]}]}',
   'IRAS e-Tax Guide, 7th edition (taxsg.com, 19 Sep 2011)', ''),
  ('SSD_RESIDENTIAL', '2010-08-30',
   '{"tiers": [{"years": 1, "bands": [{"upTo": 18000000, "rate": 10000}, {"upTo": 36000000, "rate": 20000}, {"upTo": null, "rate": 30000}]}, {"years": 2, "bands": [{"upTo": 18000000, "rate": 6700}, {"upTo": 36000000, "rate": 13300}, {"upTo": null, "rate": 20000}]}, {"years": 3, "bands": [{"upTo": 18000000, "rate": 3300}, {"upTo": 36000000, "rate": 6700}, {"upTo": null, "rate": 10000}]}]}',
   'IRAS e-Tax Guide, 7th edition (taxsg.com, 19 Sep 2011)', ''),
  ('SSD_RESIDENTIAL', '2011-01-14',
   '{"tiers": [{"years": 1, "bands": [{"upTo": null, "rate": 160000}]}, {"years": 2, "bands": [{"upTo": null, "rate": 120000}]}, {"years": 3, "bands": [{"upTo": null, "rate": 80000}]}, {"years": 4, "bands": [{"upTo": null, "rate": 40000}]}]}',
   'CEA practice circular (govtsitesquicklinks.blogspot.com); IRAS e-Tax Guide (taxsg.com)', ''),
  ('SSD_RESIDENTIAL', '2017-03-11',
   '{"tiers": [{"years": 1, "bands": [{"upTo": null, "rate": 120000}]}, {"years": 2, "bands": [{"upTo": null, "rate": 80000}]}, {"years": 3, "bands": [{"upTo": null, "rate": 40000}]}]}',
   'mnd.gov.sg, 3 Jul 2025', ''),
  ('SSD_RESIDENTIAL', '2025-07-04',
   '{"tiers": [{"years": 1, "bands": [{"upTo": null, "rate": 160000}]}, {"years": 2, "bands": [{"upTo": null, "rate": 120000}]}, {"years": 3, "bands": [{"upTo": null, "rate": 80000}]}, {"years": 4, "bands": [{"upTo": null, "rate": 40000}]}]}',
   'mnd.gov.sg, 3 Jul 2025', ''),
  ('SSD_INDUSTRIAL', '1900-01-01',
   '{"tiers": []}',
   'Charged on purchases from 12 Jan 2013 on only (iras.gov.sg; S 12/2013)', ''),
  ('SSD_INDUSTRIAL', '2013-01-12',
   '{"tiers": [{"years": 1, "bands": [{"upTo": null, "rate": 150000}]}, {"years": 2, "bands": [{"upTo": null, "rate": 100000}]}, {"years": 3, "bands": [{"upTo": null, "rate": 50000}]}]}',
   'iras.gov.sg; S 12/2013', ''),
  ('LEASE', '2014-02-22',
   '{"freeUpTo": 100000, "rate": 4000, "years": 4}',
   'iras.gov.sg, Renting a property', '');
INSERT INTO loan_rule (kind, from_day, terms, source, note) VALUES
  ('TDSR', '2013-06-29',
   '{"limit": 600000, "variableIncome": 700000}',
   'MAS, TDSR framework, 28 Jun 2013', ''),
  ('TDSR', '2021-12-16',
   '{"limit": 550000, "variableIncome": 700000}',
   'mas.gov.sg, New housing loans, revised 16 Dec 2021', ''),
  ('MSR', '2013-12-10',
   '{"limit": 300000}',
   'mas.gov.sg, New housing loans; lexology.com, Dec 2013 (executive condominiums)', ''),
  ('STRESS', '2013-06-29',
   '{"residential": 35000, "nonResidential": 45000}',
   'MAS reply of 20 Oct 2022 (rates until 29 Sep 2022)', ''),
  ('STRESS', '2022-09-30',
   '{"residential": 40000, "nonResidential": 50000}',
   'mnd.gov.sg joint release, 29 Sep 2022; MAS reply of 20 Oct 2022', ''),
  ('BANK_LOAN', '2018-07-06',
   '{"loans": {"none": {"limit": 750000, "cash": 50000, "reducedLimit": 550000, "reducedCash": 100000}, "one": {"limit": 450000, "cash": 250000, "reducedLimit": 250000, "reducedCash": 250000}, "more": {"limit": 350000, "cash": 250000, "reducedLimit": 150000, "reducedCash": 250000}}, "years": {"hdb": 30, "other": 35}, "reducedBeyond": {"hdb": 25, "other": 30, "age": 65}}',
   'mas.gov.sg, Loan tenure and loan-to-value limits, 5 Jul 2018', ''),
  ('HDB_LOAN', '2021-12-16',
   '{"limit": 850000, "years": 25, "age": 65, "interest": 26000, "leastTested": null}',
   'mas.gov.sg, 16 Dec 2021; tenure: hdb.gov.sg, hdbspeaks', ''),
  ('HDB_LOAN', '2022-09-30',
   '{"limit": 800000, "years": 25, "age": 65, "interest": 26000, "leastTested": 30000}',
   'mnd.gov.sg joint release, 29 Sep 2022; tenure: hdb.gov.sg, hdbspeaks', 'Private owners wait 15 months before they buy a resale flat without a subsidy; from 55 on not for four rooms or less. The government spoke of easing this in 2025: check with HDB.'),
  ('HDB_LOAN', '2024-08-20',
   '{"limit": 750000, "years": 25, "age": 65, "interest": 26000, "leastTested": 30000}',
   'edgeprop.sg and channelnewsasia.com, 19 Aug 2024; tenure: hdb.gov.sg, hdbspeaks', 'Private owners wait 15 months before they buy a resale flat without a subsidy; from 55 on not for four rooms or less. The government spoke of easing this in 2025: check with HDB.');

-- A version of a rule is added by two people.
ALTER TABLE waiting_change DROP CONSTRAINT waiting_change_kind_check;
ALTER TABLE waiting_change ADD CONSTRAINT waiting_change_kind_check CHECK (kind IN ('SETTING', 'PLAN', 'DUE_DILIGENCE', 'RATE'));
