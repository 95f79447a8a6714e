INSERT INTO list_source (source) VALUES ('UN'), ('OFAC'), ('OPENSANCTIONS'), ('OWN');
