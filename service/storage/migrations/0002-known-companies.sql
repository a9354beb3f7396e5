-- Companies that public sources name, shared by all projects. Loaded from service/reference/data.

create table company (
  id bigint primary key,
  name text not null,
  hq_region text,
  hq_subregion text,
  website text,
  industry_id text,
  -- The compiled record (service/reference/records.ts, Company).
  record jsonb not null,
  score double precision
);
create index company_by_industry on company (industry_id) where score is not null;

-- Exact keys that lead to a company: normalised names, identifiers, domains. Several companies may share a name.
create table company_key (
  kind text not null,
  value text not null,
  company_id bigint not null references company on delete cascade,
  primary key (kind, value, company_id)
);
create index company_key_of on company_key (company_id);

create table company_commitment (
  company_id bigint not null references company on delete cascade,
  source text not null,
  record jsonb not null
);
create index company_commitment_of on company_commitment (company_id);

create table company_disclosure (
  company_id bigint not null references company on delete cascade,
  source text not null,
  year integer not null,
  record jsonb not null
);
create index company_disclosure_of on company_disclosure (company_id);

-- Scores of the known companies of one industry, ascending, for percentile and mean.
create table industry_standing (
  industry_id text primary key,
  mean_score double precision not null,
  scores double precision[] not null
);

-- Emission factors of industries: EPA's supply-chain factors, and our own medians of disclosed factors.
create table industry_factor (
  industry_id text not null,
  year integer not null,
  region text not null,
  kg_per_usd double precision not null,
  basis text not null check (basis in ('epa_supply_chain', 'median_of_disclosed')),
  -- How many companies a median stands on.
  organizations integer,
  primary key (industry_id, year, region, basis)
);

create table reference_edition (
  fingerprint text primary key,
  loaded_at timestamptz not null
);
