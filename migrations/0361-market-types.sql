-- The types that there are sales of are listed.
CREATE INDEX market_row_kind ON market_row (dataset, kind);
