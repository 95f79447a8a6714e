-- The plans that an agency begins with: a flat rate, in ten-thousandths of a percent, and overriding by the difference of rates.
INSERT INTO plan (code, name) VALUES ('STANDARD', 'Standard'), ('LEADER', 'Leader'), ('DIRECTOR', 'Director');

INSERT INTO plan_version (plan, from_day, terms)
SELECT plan, '2000-01-01', '{
  "scheme": "FLAT", "minAgencyFee": 0, "feesBefore": [], "feesAfter": [], "ladderRate": null,
  "overriding": {"kind": "DIFFERENTIAL", "breakaway": 0}
}'::jsonb || jsonb_build_object('rate', rate)
FROM (VALUES ('STANDARD', 800000), ('LEADER', 850000), ('DIRECTOR', 900000)) AS begun (plan, rate);
