-- Who gave an answer: what asks about the salesperson's own doubts is read by its author, and not by who comes after them.
ALTER TABLE ecdd_answer ADD COLUMN answered_by uuid REFERENCES person;
UPDATE ecdd_answer a SET answered_by = f.owner FROM ecdd_form f WHERE f.id = a.form_id AND a.question_fid NOT LIKE '10.%';
