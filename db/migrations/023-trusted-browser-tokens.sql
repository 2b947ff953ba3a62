-- A browser that signs in to another account gets a new token, which replaces the old one in all its accounts.
create index trusted_browsers_token on trusted_browsers (token_hash);
