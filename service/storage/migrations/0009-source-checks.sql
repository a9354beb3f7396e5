-- When each source's public address was last asked for a newer file, and what came of it (service/editions/refresh-source.ts).
create table source_check (
  source text primary key,
  checked_at timestamptz,
  -- In a row, until now.
  failures integer not null default 0,
  -- Why the last check came to nothing; null when it did not.
  last_failure text,
  -- Of the last file that was taken, or was no news: sent back, so that it is not sent again.
  etag text,
  last_modified text,
  sha256 text,
  -- A process is asking; others leave the source alone until then, also when that process is gone.
  claimed_until timestamptz
);
