-- The rates of GST.

-- In percent, from a day on.
CREATE TABLE gst_rate (
  valid_from date PRIMARY KEY,
  rate       numeric(7, 4) NOT NULL
);
