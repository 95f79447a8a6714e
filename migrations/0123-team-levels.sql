-- What came to a leader in a month through each person two or more levels below; those directly below are in team_month.
CREATE TABLE team_level_month (
  leader_id uuid NOT NULL,
  level     smallint NOT NULL CHECK (level > 1),
  month     date NOT NULL CHECK (extract(day FROM month) = 1),
  person_id uuid NOT NULL,
  gross_cents bigint NOT NULL,
  -- Of it, what the person closed without those below.
  own_cents   bigint NOT NULL,
  deals       bigint NOT NULL,
  own_deals   bigint NOT NULL,
  value_cents bigint NOT NULL,
  own_value_cents bigint NOT NULL
);

INSERT INTO team_level_month (leader_id, level, month, person_id, gross_cents, own_cents, deals, own_deals, value_cents, own_value_cents)
SELECT t.leader_id, t.level - low.level, date_trunc('month', t.signed_on)::date, low.leader_id, sum(t.gross_cents),
       coalesce(sum(t.gross_cents) FILTER (WHERE low.level = 0), 0), sum(t.deals),
       coalesce(sum(t.deals) FILTER (WHERE low.level = 0), 0), sum(t.value_cents),
       coalesce(sum(t.value_cents) FILTER (WHERE low.level = 0), 0)
FROM deal_share_team t JOIN deal_share_team low ON low.share_id = t.share_id AND low.level <= t.level - 2
GROUP BY 1, 2, 3, 4;
-- Keys come after the rows: a large agency has millions of them.
ALTER TABLE team_level_month
  ADD PRIMARY KEY (leader_id, level, month, person_id),
  ADD FOREIGN KEY (leader_id) REFERENCES person,
  ADD FOREIGN KEY (person_id) REFERENCES person;
