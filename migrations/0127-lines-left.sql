-- Of a leader's hundred thousand lines those that have not earned everything yet are few.
CREATE INDEX split_line_left ON split_line (person_id) WHERE left_cents <> 0;
