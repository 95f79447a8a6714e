-- Others who sign a form besides its customer: joint owners, or a second director.
ALTER TABLE ecdd_form ADD COLUMN signers jsonb NOT NULL DEFAULT '[]';
-- Which of them a signature is; empty: the customer.
ALTER TABLE ecdd_signature ADD COLUMN signer text NOT NULL DEFAULT '';
