-- What the regulator asks for each cycle. For October to December 2025 nothing was published.
INSERT INTO cpd_rule (from_day, to_day, unit, components, newcomers_exempt, source) VALUES
  ('2012-10-01', '2025-09-30', 'CREDIT',
   '[{"component": "PC", "least": 4}, {"component": "GC", "least": 2}]', true,
   'CEA: six credits a cycle from 1 October to 30 September'),
  ('2026-01-01', NULL, 'HOUR',
   '[{"component": "PE", "least": 4}, {"component": "PC", "least": 8}, {"component": "GC_PLUS", "least": 4}]', true,
   'CEA: 16 hours a calendar year from 1 January 2026');
