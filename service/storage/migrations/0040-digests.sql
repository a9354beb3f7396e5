-- The summary of changes that a project is sent by e-mail.
create table digest (
  project_id bigint primary key references project on delete cascade,
  cadence text not null check (cadence in ('daily', 'weekly')),
  recipients jsonb not null,
  language text not null,
  -- The last change that was told.
  position bigint not null,
  next_at timestamptz not null,
  claimed_until timestamptz,
  last_sent_at timestamptz,
  -- Of the last attempt, where it failed: in words. failures: in a row.
  last_failure text,
  failures integer not null default 0
);
create index digest_due on digest (next_at);
