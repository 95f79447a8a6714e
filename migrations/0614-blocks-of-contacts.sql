-- `Blk 627B Tampines`, as people type and paste an address, is found by each of its words: the contacts that have properties are written anew.
UPDATE contact c SET search = fold(concat_ws(' ', name, preferred_name, array_to_string(aliases, ' '),
    array_to_string(phones, ' '), array_to_string(emails, ' '),
    (SELECT string_agg(concat_ws(' ', nullif('Blk ' || block, 'Blk '), street, building, unit, postal_code), ' ')
     FROM contact_property WHERE contact_id = c.id),
    (SELECT string_agg(concat_ws(' ', line, unit, postal_code), ' ') FROM contact_address WHERE contact_id = c.id)))
  WHERE id IN (SELECT contact_id FROM contact_property WHERE block <> '');
