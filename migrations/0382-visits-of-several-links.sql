-- A browser has one visit: who is sent several documents has them open beside each other, each by its own code.
ALTER TABLE signing_visit DROP CONSTRAINT signing_visit_pkey;
ALTER TABLE signing_visit ADD PRIMARY KEY (token_hash, request_id);
