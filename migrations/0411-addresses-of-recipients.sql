-- A recipient without an email address is sent links and codes as text messages: the address may be a phone number, as +6591234567.
ALTER TABLE signing_request RENAME COLUMN recipient_email TO recipient_address;
