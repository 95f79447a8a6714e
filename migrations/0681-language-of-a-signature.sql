-- The certificate says in which language a document was read. Signatures of before were given in English, and their certificates say nothing of it.
ALTER TABLE signing_signature ADD COLUMN language text CHECK (language IN ('en', 'zh', 'ms', 'ta'));
