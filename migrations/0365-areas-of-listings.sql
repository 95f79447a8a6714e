-- A listing without an area has no unit price. Where one was kept, it is no longer advertised.
UPDATE market_listing SET area = 1, state = 'WITHDRAWN', version = version + 1 WHERE area <= 0;
ALTER TABLE market_listing ADD CHECK (area > 0);
