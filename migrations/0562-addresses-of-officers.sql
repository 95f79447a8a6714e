-- Another email address for an officer of compliance is written by two administrators, as the desk is given. Null: the desks are asked for.
ALTER TABLE desk_request ADD email text;
