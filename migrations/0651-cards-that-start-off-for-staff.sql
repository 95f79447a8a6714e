-- Key dates and news start off for staff. Those who have arranged their page keep them, unless they hid them.
UPDATE dashboard_layout SET shown = shown || ARRAY(
  SELECT card FROM unnest(ARRAY['key-dates', 'news']) card WHERE card <> ALL (hidden) AND card <> ALL (shown)
) WHERE person_id IN (SELECT id FROM person WHERE role <> 'salesperson');
