UPDATE document_type
SET note = replace(replace(note, 'Upload the signed form: it is not checked yet.', 'Upload the signed form.'), ' It is not checked yet.', '')
WHERE note LIKE '%not checked yet%';
