-- That somebody was taken off the compliance desk is noted, too: for 72 hours nobody decides alone in their place.
ALTER TABLE account_change DROP CONSTRAINT account_change_kind_check, DROP CONSTRAINT account_change_check;
ALTER TABLE account_change
  ADD CHECK (kind IN ('SET_UP', 'ADDRESS', 'DESK', 'DESK_TAKEN', 'ROLE', 'ENABLED', 'PASSWORD_BY_MAIL', 'SECOND_STEP')),
  ADD CHECK ((kind IN ('DESK', 'DESK_TAKEN')) = (desk IS NOT NULL));
