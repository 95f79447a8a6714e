-- The ladder that an agency begins with.
INSERT INTO rank VALUES
  ('ASSOCIATE', 'Associate', 1),
  ('SENIOR_ASSOCIATE', 'Senior associate', 2),
  ('TEAM_MANAGER', 'Team manager', 3),
  ('ASSOCIATE_DIRECTOR', 'Associate director', 4),
  ('DIVISION_DIRECTOR', 'Division director', 5),
  ('SENIOR_DIVISION_DIRECTOR', 'Senior division director', 6),
  ('GROUP_DIVISION_DIRECTOR', 'Group division director', 7);
