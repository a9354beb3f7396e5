-- Addresses that are told of changes (Standard Webhooks), and what was or is to be sent to each.
create table webhook (
  id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  url text not null,
  description text,
  -- Kinds of changes; null: all, also those that come with a later version.
  kinds jsonb,
  -- Sealed with a secret that is not in the database. The earlier one signs too until earlier_until.
  secret text not null,
  earlier_secret text,
  earlier_until timestamptz,
  state text not null check (state in ('on', 'off')),
  -- The address answered 410: it wants no more. False: a person switched it off.
  is_gone boolean not null default false,
  created_at timestamptz not null,
  -- The last change that was looked at: ids of changes are in the order of commits.
  position bigint not null
);
create index webhook_of_project on webhook (project_id, id);

create table webhook_delivery (
  id bigint generated always as identity primary key,
  webhook_id bigint not null references webhook on delete cascade,
  change_id bigint not null references organization_change on delete cascade,
  -- waiting: from next_at on. sending: until claimed_until, then another process sends it again. dead: given up.
  state text not null check (state in ('waiting', 'sending', 'delivered', 'dead')),
  attempts integer not null default 0,
  made_at timestamptz not null,
  next_at timestamptz not null,
  claimed_until timestamptz,
  ended_at timestamptz,
  -- Of the last attempt: its status where there was an answer, and why it was none that counts, in words.
  status integer,
  failure text,
  unique (webhook_id, change_id)
);
create index webhook_delivery_due on webhook_delivery (next_at) where state in ('waiting', 'sending');
create index webhook_delivery_of_webhook on webhook_delivery (webhook_id, state, id);
create index webhook_delivery_of_change on webhook_delivery (change_id);
