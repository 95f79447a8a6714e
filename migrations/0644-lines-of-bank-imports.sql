-- The list of imports, and the undo of one, find the lines of an import and those that were compared with them without reading all lines.
CREATE INDEX bank_line_import ON bank_line (import);
CREATE INDEX bank_line_may_be ON bank_line USING gin (may_be) WHERE may_be <> '{}';
