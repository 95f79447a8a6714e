CREATE TABLE parking_place (
  name  text PRIMARY KEY,
  floor smallint NOT NULL
);
