-- IRAS: 7 % before 2023, 8 % in 2023, 9 % from 1 January 2024.
INSERT INTO gst_rate VALUES ('2007-07-01', 7), ('2023-01-01', 8), ('2024-01-01', 9);
