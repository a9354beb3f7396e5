-- What a project's list says of an organization beside who it is. No match, figure or score depends on it.
create table organization_own_data (
  organization_id bigint primary key references organization on delete cascade,
  project_id bigint not null references project,
  category text,
  buyer text,
  contact_email text,
  -- Other columns of the list: text by heading.
  other_columns jsonb not null,
  -- All of it, folded as the list's search words are.
  search_text text not null,
  updated_at timestamptz not null
);
create index organization_own_data_of_project on organization_own_data (project_id, organization_id);

-- Amounts stand as they were given: a year's rate is applied when they are read. account: the external id or name that gave them.
create table organization_spend (
  organization_id bigint not null references organization on delete cascade,
  account text not null,
  year integer not null,
  place integer not null,
  project_id bigint not null references project,
  amount double precision not null,
  currency text not null,
  category text,
  price_basis text,
  given_at timestamptz not null,
  primary key (organization_id, account, year, place)
);
create index organization_spend_of_project on organization_spend (project_id, year, currency, organization_id);
