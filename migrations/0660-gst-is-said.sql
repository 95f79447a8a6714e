-- Whether the agency is registered for GST is no longer taken for granted: it is said before the first invoice. Who charged GST until
-- now goes on as before: where people are, what counted by default is stored, also where it was put back to the default.
INSERT INTO setting (key, value, version)
SELECT 'gstRegistration', '{"from": "1994-04-01", "until": null}', 1 WHERE EXISTS (SELECT FROM person)
ON CONFLICT (key) DO UPDATE SET value = excluded.value, version = setting.version + 1 WHERE setting.value IS NULL;
