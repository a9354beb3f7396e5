-- Looking for an organization's report on its own website (service/documents/find), with REPORTS_FIND=on: one row each, of the
-- last time.
create table report_search (
  organization_id bigint primary key references organization on delete cascade,
  -- waiting: to be looked for. searching: until claimed_until, then another process begins anew.
  -- asks: a report was found and read that does not name the organization: a person says whether it is its report.
  state text not null check (state in ('waiting', 'searching', 'found', 'asks', 'not_found')),
  asked_at timestamptz not null,
  claimed_until timestamptz,
  ended_at timestamptz,
  -- When it is looked for again.
  next_at timestamptz,
  document_id bigint references document on delete set null,
  url text,
  -- Addresses that were tried, each with what came of it.
  tried jsonb not null default '[]'
);
create index report_search_due on report_search (next_at) where next_at is not null;
create index report_search_waiting on report_search (asked_at) where state in ('waiting', 'searching');
