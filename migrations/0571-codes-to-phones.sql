-- A code goes to the phone, too, if the recipient chooses it: the number as it was when the link was sent, and where the code went that waits, that
-- let a browser in and that a signature was given with. Empty: no number, and the recipient's address.
ALTER TABLE signing_request ADD recipient_phone text NOT NULL DEFAULT '', ADD code_to text NOT NULL DEFAULT '';
ALTER TABLE signing_visit ADD code_to text NOT NULL DEFAULT '';
ALTER TABLE signing_signature ADD code_to text NOT NULL DEFAULT '';
