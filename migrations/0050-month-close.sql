-- What each account stood at when its month was closed, all months together.
CREATE TABLE ledger_balance (
  month   date NOT NULL REFERENCES ledger_month,
  account smallint NOT NULL REFERENCES ledger_account,
  cents   bigint NOT NULL,
  PRIMARY KEY (month, account)
);
CREATE TRIGGER ledger_balance_is_final BEFORE UPDATE OR DELETE ON ledger_balance FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
