-- The chart of accounts.
INSERT INTO ledger_account (no, name) VALUES
  (1000, 'Bank'), (1010, 'Cheques in clearing'), (1100, 'Receivable'), (1200, 'GST input'), (1300, 'Advances'),
  (2000, 'GST output'), (2100, 'Salespeople'), (2110, 'Overriding'), (2200, 'Co-brokers'), (2300, 'Customer credit'),
  (2400, 'Withheld'), (4000, 'Commission income'), (4100, 'Agency income'), (4200, 'Fees'),
  (5000, 'Bad debts'), (5100, 'Bank charges'), (5200, 'GST not claimable');
