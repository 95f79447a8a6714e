-- When whoever has a session last gave the password or the app's code. Those of before are asked at the next call that is confirmed.
ALTER TABLE session ADD confirmed_at timestamptz;
