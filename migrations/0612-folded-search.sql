-- What contacts and submissions are searched by is written by their calls: as it is folded now. What is ASCII alone is folded already.
UPDATE contact SET search = fold(search) WHERE octet_length(search) <> length(search);
UPDATE esubmission SET search = rtrim(regexp_replace(fold(search), ' +', ' ', 'g')) WHERE octet_length(search) <> length(search);
