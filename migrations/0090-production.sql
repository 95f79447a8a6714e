-- What a deal has earned is added up by its lines.
CREATE INDEX earning_line ON earning (line_id);
