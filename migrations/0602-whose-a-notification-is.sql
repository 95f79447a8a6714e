-- Whose desk a notification is of: whoever has left it, or rests there, isn't shown it.
ALTER TABLE notification ADD COLUMN who text;
UPDATE notification SET who = 'compliance'
WHERE kind IN ('screeningWaiting', 'notSealed', 'formToApprove', 'legalHoldLifted')
  OR kind = 'formToCorrect' AND key LIKE '%:asked'
  OR kind = 'toApprove' AND (link LIKE '/agency-desk/compliance%' OR title = 'Forms wait to be purged' OR title LIKE 'A questionnaire waits: %');
UPDATE notification SET who = 'desk:finance' WHERE kind = 'financeAsked';
