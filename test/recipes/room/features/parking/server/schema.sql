-- Where cars are put.

-- A place in the car park.
CREATE TABLE parking_place (
  name  text PRIMARY KEY,
  floor smallint NOT NULL
);
