-- The agency's UEN, GST number and licence number are read as everywhere else. A stored one that can't be read is emptied, so that the
-- other particulars stay: a setting that doesn't fit its schema counts as not set.
UPDATE setting SET value = value || (
  SELECT jsonb_object_agg(form.key, CASE WHEN tidied ~ form.pattern THEN tidied ELSE '' END)
  FROM (VALUES
    ('uen', '^(\d{8}[A-Z]|(18|19|20)\d{7}[A-Z]|F(000)?\d{5}[A-Z]|[RST]\d{2}[A-Z]{2}\d{4}[A-Z])$'),
    ('gstNumber', '^[A-Z0-9]{8,12}$'),
    ('licenceNo', '^L\d{7}[A-Z]$')
  ) AS form (key, pattern)
  CROSS JOIN LATERAL (SELECT upper(regexp_replace(coalesce(value ->> form.key, ''), '[\s-]', '', 'g')) AS tidied) given
)
WHERE key = 'agencyParticulars' AND jsonb_typeof(value) = 'object';
