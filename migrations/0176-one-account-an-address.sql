-- Whoever reads an address opens the account behind it, so it has one account. Accounts that share one from before keep it: the
-- first of them has it, the others are marked until they are given another, and nobody else gets it.
ALTER TABLE person ADD COLUMN shares_email boolean NOT NULL DEFAULT false;
UPDATE person SET shares_email = true FROM (
  SELECT id, row_number() OVER (PARTITION BY lower(email) ORDER BY disabled_at IS NOT NULL, created_at, id) AS place FROM person
) listed
WHERE listed.id = person.id AND listed.place > 1;
CREATE UNIQUE INDEX person_email ON person (lower(email)) WHERE NOT shares_email;

-- How many mails with papers somebody asked for within the hour.
CREATE INDEX paper_mail_asked ON paper_mail (asked_at);
CREATE INDEX payout_mail_asked ON payout_mail (asked_at) WHERE asked_by IS NOT NULL;
