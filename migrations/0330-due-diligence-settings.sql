-- Compliance alone changes what due diligence goes by, two officers each.
ALTER TABLE waiting_change DROP CONSTRAINT waiting_change_kind_check;
ALTER TABLE waiting_change ADD CONSTRAINT waiting_change_kind_check CHECK (kind IN ('SETTING', 'PLAN', 'DUE_DILIGENCE'));

-- Asked by the rule before this one, which took an administrator or finance as the second person.
DELETE FROM waiting_change WHERE kind = 'SETTING' AND subject = 'dueDiligenceFrom';

-- An agency that has worked without due diligence is asked for it from the day on that it was installed. An empty one begins with
-- the day of the law, which the setting comes with.
INSERT INTO setting (key, value)
SELECT 'dueDiligenceFrom',
       to_jsonb((coalesce((SELECT at FROM migration WHERE name = '0251-aml.sql'), now()) AT TIME ZONE 'Asia/Singapore')::date::text)
WHERE EXISTS (SELECT FROM esubmission)
ON CONFLICT (key) DO NOTHING;
