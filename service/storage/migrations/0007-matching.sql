-- Which company is it: searching candidates, what a person answered, and records that are one organization.

-- Keys under which names that may be one company meet (service/matching/name-keys.ts), as numbers: an index of numbers is
-- a third of one of texts. Loaded with the known companies; no foreign key, because both are only ever replaced together.
create table company_block (
  key bigint not null,
  company_id bigint not null,
  primary key (key, company_id)
);

-- A looser key than name_key, for "already registered" without Group, Holdings and spaces; null where not computed yet.
alter table organization add column core_key text;
create index organization_by_core_key on organization (project_id, core_key) where core_key is not null;

-- A person said that this record is another one's: the other answers for both. Nothing of it is deleted.
alter table organization add column merged_into bigint references organization;
create index organization_merged_into on organization (merged_into) where merged_into is not null;

-- Companies that research found near and could not decide on, the nearest first.
create table match_candidate (
  organization_id bigint not null references organization on delete cascade,
  company_id bigint not null,
  place integer not null,
  likeness double precision not null,
  reasons jsonb not null,
  vetoes jsonb not null,
  primary key (organization_id, company_id)
);

-- What a person answered, for one spelling and country of a project: that company, or none of them (null). '' is no country.
create table match_answer (
  project_id bigint not null references project,
  spelling text not null,
  region text not null,
  company_id bigint,
  organization_id bigint not null references organization on delete cascade,
  answered_at timestamptz not null,
  primary key (project_id, spelling, region)
);

-- Two records of a project that may be one organization, and why: what "already registered" noticed but may not decide.
create table organization_duplicate (
  organization_id bigint not null references organization on delete cascade,
  other_id bigint not null references organization on delete cascade,
  reason text not null,
  primary key (organization_id, other_id)
);
