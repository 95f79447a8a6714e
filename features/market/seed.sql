INSERT INTO market_dataset (code) VALUES ('hdb'), ('caveat'), ('rental'), ('approval');
