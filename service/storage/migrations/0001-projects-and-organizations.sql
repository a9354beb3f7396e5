-- Projects, their keys, and the organizations they registered.

create table team_key (
  key_hash bytea primary key,
  created_at timestamptz not null
);

create table project (
  id bigint generated always as identity primary key,
  name text not null,
  max_organizations integer check (max_organizations >= 0),
  -- Counted here so that the quota is one row lock, exact under concurrency.
  organization_count integer not null default 0,
  created_at timestamptz not null
);

create table api_key (
  id bigint generated always as identity primary key,
  project_id bigint not null references project,
  key_hash bytea not null unique,
  prefix text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz
);
create index api_key_of_project on api_key (project_id);

create table organization (
  id bigint generated always as identity primary key,
  project_id bigint not null references project,
  -- What the project told us; never overwritten by what we found.
  name text,
  hq_region text,
  hq_subregion text,
  hq_fuzzy text,
  industry_id text,
  industry_name text,
  website text,
  external_id text,
  is_legal_entity_name boolean,
  lei_number text,
  isin_number text,
  duns_number text,
  sp_global_number text,
  -- Keys for "already registered": normalised name and registrable domain.
  name_key text,
  website_domain text,
  -- What research found where the project left a blank.
  found_name text,
  found_region text,
  found_subregion text,
  found_website text,
  -- The company it was matched to.
  company_id bigint,
  status text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Outcome of research (shape: service/research/outcome.ts); null until the first research has ended.
  outcome jsonb,
  -- From the outcome, for lists.
  score double precision,
  score_percentile double precision,
  industry text,
  industry_rank text,
  region_rank text,
  emissions_kg double precision,
  emissions_year integer,
  emissions_region text,
  emissions_cover text,
  has_science_based_target boolean
);
create index organization_by_name_key on organization (project_id, name_key);
create index organization_by_external_id on organization (project_id, external_id) where external_id is not null;
create index organization_by_lei on organization (project_id, lei_number) where lei_number is not null;
create index organization_by_isin on organization (project_id, isin_number) where isin_number is not null;
create index organization_by_duns on organization (project_id, duns_number) where duns_number is not null;
create index organization_by_sp_global on organization (project_id, sp_global_number) where sp_global_number is not null;
create index organization_by_company on organization (project_id, company_id) where company_id is not null;
create index organization_by_creation on organization (project_id, created_at, id);

-- Every change of state with its time and reason.
create table organization_state (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organization on delete cascade,
  state text not null,
  reason text not null,
  at timestamptz not null
);
create index organization_state_of on organization_state (organization_id, id);

-- The final JSON text per currency: what GET sends, byte for byte.
create table organization_answer (
  organization_id bigint not null references organization on delete cascade,
  currency text not null,
  etag text not null,
  body text not null,
  primary key (organization_id, currency)
);
