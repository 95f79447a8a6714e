-- A picture is found by its file, and a file that is deleted by its picture.
CREATE INDEX article_cover ON article (cover);
