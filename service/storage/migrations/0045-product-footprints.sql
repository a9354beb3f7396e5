-- Product carbon footprints (PACT 3) that an organization shares with a project. They count in that project only.
create table product_footprint (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organization on delete cascade,
  project_id bigint not null references project,
  -- The id that its maker gave it: a changed footprint has another one, which names this one.
  pact_id text not null,
  preceding_ids jsonb not null,
  status text not null check (status in ('Active', 'Deprecated')),
  valid_from timestamptz,
  valid_until timestamptz not null,
  -- When time alone changes whether it counts; null: never again.
  changes_at timestamptz,
  -- As it was given, whole.
  document jsonb not null,
  company_known_by text not null check (company_known_by in ('identifier', 'name', 'person')),
  origin text not null check (origin in ('uploaded', 'host')),
  given_from text,
  given_by text,
  given_at timestamptz not null,
  unique (organization_id, pact_id)
);
create index product_footprint_changes on product_footprint (changes_at) where changes_at is not null;
