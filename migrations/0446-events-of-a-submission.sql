-- What the history of a submission has besides its moves: the desk entered the number of the stamp certificate.
ALTER TABLE esubmission_history ADD COLUMN event text CHECK (event IN ('STAMP'));
