-- Pictures for rich texts. A text names them by their file.
CREATE TABLE content_picture (
  file_id  uuid PRIMARY KEY REFERENCES stored_file,
  added_at timestamptz NOT NULL
);

-- Which record's text has which picture. What nobody has is deleted after its days.
CREATE TABLE picture_use (
  file_id   uuid NOT NULL REFERENCES content_picture,
  record_id uuid NOT NULL,
  PRIMARY KEY (file_id, record_id)
);
CREATE INDEX picture_use_of_record ON picture_use (record_id);

ALTER TABLE article ADD COLUMN thumbnail uuid REFERENCES stored_file;
CREATE INDEX article_thumbnail ON article (thumbnail);
