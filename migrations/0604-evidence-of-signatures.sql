-- From where and with what each signed: kept beside the sealed file, whose certificate has its SHA-256 alone. Null: sealed before, and printed there.
ALTER TABLE sealed_document ADD evidence text;
