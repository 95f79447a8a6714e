-- What one person earned adds up from the index alone: a leader of a large team has some hundred thousand earnings, which lie
-- all over the table.
DROP INDEX earning_person;
CREATE INDEX earning_person ON earning (person_id, day) INCLUDE (cents, taken_by) WHERE person_id IS NOT NULL;
