-- Most cards of the home page start off. Who has arranged theirs keeps what they see: all of those that they did not hide.
ALTER TABLE dashboard_layout ADD COLUMN shown text[] NOT NULL DEFAULT '{}';

UPDATE dashboard_layout SET shown = ARRAY(
  SELECT card FROM unnest(ARRAY[
    'needs-attention', 'follow-ups', 'waiting-for-customers', 'next-payout', 'production-figures', 'notifications',
    'circulars', 'cpd', 'production-chart', 'production-aging', 'team-month', 'expected-commission', 'my-submissions',
    'desk-queue', 'screening-hits', 'on-hold', 'desk-statuses', 'newly-approved', 'people-accounts'
  ]) WITH ORDINALITY AS off (card, place)
  WHERE card <> ALL (hidden) ORDER BY place
);
