-- What a team notes about an organization or one figure, and what it believes to be wrong with one. Neither changes data.

-- A figure of one year is kept by year, region and pointer: its place in the answer moves when a year is added.
create table organization_problem (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organization on delete cascade,
  pointer text not null,
  year integer,
  region text,
  text text not null,
  author text,
  created_at timestamptz not null,
  closed_at timestamptz
);
create index organization_problem_of on organization_problem (organization_id, id);

create table organization_annotation (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organization on delete cascade,
  -- Null: about the organization itself.
  pointer text,
  year integer,
  region text,
  text text not null,
  author text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- A removed note can be brought back.
  deleted_at timestamptz
);
create index organization_annotation_of on organization_annotation (organization_id, id);

-- Known companies by industry and by country, loaded with them: how many, their scores, and the scopes 1 and 2 per dollar
-- of those that disclose, both in rising order.
create table class_figures (
  kind text not null check (kind in ('industry', 'region')),
  code text not null,
  companies integer not null,
  disclosing integer not null,
  scores double precision[] not null,
  intensities double precision[] not null,
  primary key (kind, code)
);

create index organization_by_industry on organization (project_id, industry) where industry is not null;
