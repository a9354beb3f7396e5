-- Sources whose publishers are asked through their interfaces (service/live): what is asked for, how far it is, what came of it.
create table live_fetch (
  source text primary key,
  -- waiting: asked for, and not begun. running: until claimed_until, then another process goes on with it.
  state text not null check (state in ('waiting', 'running', 'done', 'failed')),
  asked_at timestamptz not null,
  began_at timestamptz,
  claimed_until timestamptz,
  -- What it is at, and how much of it is done; total is null where nobody knows.
  step text,
  done integer not null default 0,
  total integer,
  ended_at timestamptz,
  -- 'imported' or 'unchanged' of one that is done.
  outcome text check (outcome in ('imported', 'unchanged')),
  -- Of one that failed: a code for programs and the words, with what to do.
  failure_code text,
  failure text,
  remedy text,
  -- In a row: the cadence waits longer after each.
  failures integer not null default 0,
  -- What was left out, in words.
  remarks jsonb not null default '[]'
);

-- Keys for publishers' interfaces that a person typed, sealed with a secret that is not in the database.
create table live_key (
  source text primary key,
  sealed text not null,
  set_at timestamptz not null,
  set_by text
);
