-- A result names the act, order or circular of its rates, with number, day and authority. Where a copy of it was read, which may be
-- anybody's page, is for finance alone.
ALTER TABLE duty_rule ADD COLUMN read_at text NOT NULL DEFAULT '';
ALTER TABLE loan_rule ADD COLUMN read_at text NOT NULL DEFAULT '';

-- What was seeded and is still as it was: no figure of it changes.
ALTER TABLE duty_rule DISABLE TRIGGER duty_rule_stays;
UPDATE duty_rule r SET source = n.source, read_at = r.source
FROM (VALUES
  ('BSD_RESIDENTIAL', date '2014-02-22', 'Stamp Duties Act, First Schedule (laws.sg)',
   'Stamp Duties Act 1929, First Schedule, Article 3(a)(ii)'),
  ('BSD_RESIDENTIAL', date '2018-02-20', 'S 87/2018 (sso.agc.gov.sg)',
   'Stamp Duties Act (Amendment of First Schedule) Notification 2018, S 87/2018'),
  ('BSD_RESIDENTIAL', date '2023-02-15', 'Budget 2023 (finreg.sg, help.law.com.sg); Stamp Duties Act, First Schedule (laws.sg)',
   'Stamp Duties Act 1929, First Schedule, Article 3(a); Ministry of Finance, Budget Statement of 14 Feb 2023'),
  ('BSD_OTHER', date '2014-02-22', 'Stamp Duties Act, First Schedule (laws.sg)',
   'Stamp Duties Act 1929, First Schedule, Article 3(a)(ii)'),
  ('BSD_OTHER', date '2023-02-15', 'Budget 2023 (finreg.sg, help.law.com.sg); Stamp Duties Act, First Schedule (laws.sg)',
   'Stamp Duties Act 1929, First Schedule, Article 3(a); Ministry of Finance, Budget Statement of 14 Feb 2023'),
  ('ABSD', date '2018-07-06', 'IRAS fact sheet of 27 Apr 2023 (scribd.com/document/681875876); permanent residents: hecksrealty.com/absd-guide',
   'Stamp Duties Act (Amendment of First Schedule) (No. 2) Notification 2018, S 452/2018; IRAS, fact sheet on additional buyer’s stamp duty, 27 Apr 2023'),
  ('ABSD', date '2021-12-16', 'IRAS fact sheet of 27 Apr 2023 (scribd.com/document/681875876)',
   'Stamp Duties Act (Amendment of First Schedule) Notification 2021, S 943/2021; IRAS, fact sheet on additional buyer’s stamp duty, 27 Apr 2023'),
  ('ABSD', date '2022-05-09', 'IRAS fact sheet of 27 Apr 2023 (scribd.com/document/681875876)',
   'IRAS, fact sheet on additional buyer’s stamp duty, 27 Apr 2023'),
  ('ABSD', date '2023-04-27', 'S 243/2023; IRAS fact sheet of 27 Apr 2023 (scribd.com/document/681875876)',
   'S 243/2023, amending the First Schedule of the Stamp Duties Act 1929; IRAS, fact sheet on additional buyer’s stamp duty, 27 Apr 2023'),
  ('SSD_RESIDENTIAL', date '1900-01-01', 'Homes bought before 20 Feb 2010 pay none (taxsg.com after the IRAS e-Tax Guide, 7th edition)',
   'Homes bought before 20 Feb 2010 pay none: Stamp Duties (Section 22A) Order 2010, S 209/2010; IRAS e-Tax Guide, 7th edition, 15 Sep 2011'),
  ('SSD_RESIDENTIAL', date '2010-02-20', 'IRAS e-Tax Guide, 7th edition (taxsg.com, 19 Sep 2011)',
   'Stamp Duties (Section 22A) Order 2010, S 209/2010; IRAS e-Tax Guide, Imposition of Stamp Duty on Sellers for Sale or Disposal of Residential Property, 7th edition, 15 Sep 2011'),
  ('SSD_RESIDENTIAL', date '2010-08-30', 'IRAS e-Tax Guide, 7th edition (taxsg.com, 19 Sep 2011)',
   'IRAS e-Tax Guide, Imposition of Stamp Duty on Sellers for Sale or Disposal of Residential Property, 7th edition, 15 Sep 2011'),
  ('SSD_RESIDENTIAL', date '2011-01-14', 'CEA practice circular (govtsitesquicklinks.blogspot.com); IRAS e-Tax Guide (taxsg.com)',
   'Stamp Duties Act (Amendment of First and Third Schedules) Notification 2011, S 16/2011'),
  ('SSD_RESIDENTIAL', date '2017-03-11', 'mnd.gov.sg, 3 Jul 2025',
   'Ministry of National Development, press release of 3 Jul 2025'),
  ('SSD_RESIDENTIAL', date '2025-07-04', 'mnd.gov.sg, 3 Jul 2025',
   'Ministry of National Development, press release of 3 Jul 2025'),
  ('SSD_INDUSTRIAL', date '1900-01-01', 'Charged on purchases from 12 Jan 2013 on only (iras.gov.sg; S 12/2013)',
   'Charged on purchases from 12 Jan 2013 on only: Stamp Duties Act (Amendment of First and Third Schedules) Notification 2013, S 12/2013'),
  ('SSD_INDUSTRIAL', date '2013-01-12', 'iras.gov.sg; S 12/2013',
   'Stamp Duties Act (Amendment of First and Third Schedules) Notification 2013, S 12/2013'),
  ('LEASE', date '2014-02-22', 'iras.gov.sg, Renting a property',
   'IRAS, Stamp duty: Renting a property')
) AS n (kind, from_day, seeded, source)
WHERE r.kind = n.kind AND r.from_day = n.from_day AND r.source = n.seeded AND r.added_by IS NULL;
ALTER TABLE duty_rule ENABLE TRIGGER duty_rule_stays;
ALTER TABLE loan_rule DISABLE TRIGGER loan_rule_stays;
UPDATE loan_rule r SET source = n.source, read_at = r.source
FROM (VALUES
  ('TDSR', date '2013-06-29', 'MAS, TDSR framework, 28 Jun 2013',
   'MAS Notice 645, Computation of Total Debt Servicing Ratio for Property Loans, 28 Jun 2013'),
  ('TDSR', date '2021-12-16', 'mas.gov.sg, New housing loans, revised 16 Dec 2021',
   'MAS, New housing loans, revised 16 Dec 2021'),
  ('MSR', date '2013-12-10', 'mas.gov.sg, New housing loans; lexology.com, Dec 2013 (executive condominiums)',
   'MAS Notice 645 (Amendment No. 2) 2013, 10 Dec 2013'),
  ('STRESS', date '2013-06-29', 'MAS reply of 20 Oct 2022 (rates until 29 Sep 2022)',
   'MAS, reply of 20 Oct 2022 (rates until 29 Sep 2022)'),
  ('STRESS', date '2022-09-30', 'mnd.gov.sg joint release, 29 Sep 2022; MAS reply of 20 Oct 2022',
   'MND, MAS and HDB, joint press release of 29 Sep 2022; MAS, reply of 20 Oct 2022'),
  ('BANK_LOAN', date '2018-07-06', 'mas.gov.sg, Loan tenure and loan-to-value limits, 5 Jul 2018',
   'MAS Notice 632, Residential Property Loans, as amended from 6 Jul 2018'),
  ('HDB_LOAN', date '2021-12-16', 'mas.gov.sg, 16 Dec 2021; tenure: hdb.gov.sg, hdbspeaks',
   'MAS, Measures for the property market, 16 Dec 2021; HDB, tenure of housing loans'),
  ('HDB_LOAN', date '2022-09-30', 'mnd.gov.sg joint release, 29 Sep 2022; tenure: hdb.gov.sg, hdbspeaks',
   'MND, MAS and HDB, joint press release of 29 Sep 2022; HDB, tenure of housing loans'),
  ('HDB_LOAN', date '2024-08-20', 'edgeprop.sg and channelnewsasia.com, 19 Aug 2024; tenure: hdb.gov.sg, hdbspeaks',
   'MND and HDB, announcement of 19 Aug 2024; HDB, tenure of housing loans')
) AS n (kind, from_day, seeded, source)
WHERE r.kind = n.kind AND r.from_day = n.from_day AND r.source = n.seeded AND r.added_by IS NULL;
ALTER TABLE loan_rule ENABLE TRIGGER loan_rule_stays;
