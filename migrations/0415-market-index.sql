-- Searches of many places read an index alone: it holds what they filter and count by.
DROP INDEX market_row_month;
CREATE INDEX market_row_month ON market_row (dataset, month, id)
  INCLUDE (place, region, kind, sale_type, tenure, segment, bedrooms, area, area_to, floor_from, floor_to, units, price, psf, psm);
