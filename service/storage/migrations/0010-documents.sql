-- Reports that a project gave for an organization, and the figures read out of them: proposals until a person decides.

create table document (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organization on delete cascade,
  name text not null,
  -- 'uploaded', or 'address' where it was or is to be fetched from `url`.
  origin text not null,
  url text,
  media_type text,
  -- Of the bytes; null until they are here.
  size integer,
  sha256 text,
  -- 'waiting', 'reading', 'read', 'failed'.
  state text not null,
  failure text,
  pages integer,
  pages_read integer not null default 0,
  added_at timestamptz not null,
  added_by text,
  settled_at timestamptz,
  -- Kept for a day, so that removing can be undone.
  removed_at timestamptz
);
create index document_of_organization on document (organization_id);
create unique index document_by_content on document (organization_id, sha256) where sha256 is not null and removed_at is null;

-- In the database, because any process of a cluster may read it; in pieces, because one of 50 MiB would fill the embedded one.
create table document_chunk (
  document_id bigint not null references document on delete cascade,
  place integer not null,
  bytes bytea not null,
  primary key (document_id, place)
);

create table document_figure (
  id bigint generated always as identity primary key,
  document_id bigint not null references document on delete cascade,
  year integer not null,
  -- As service/reports/figure.ts names them: '1', '2lb', '3.6' …
  scope text not null,
  -- Tonnes of `gas`.
  value double precision not null,
  gas text not null,
  printed_value text not null,
  printed_unit text not null,
  page integer not null,
  quote text not null,
  box jsonb,
  confidence double precision not null,
  reasons jsonb not null,
  -- 'proposed', 'accepted', 'corrected', 'rejected'.
  decision text not null default 'proposed',
  -- What a person made of it; null unless corrected.
  corrected_year integer,
  corrected_scope text,
  corrected_value double precision,
  decided_by text,
  decided_at timestamptz,
  note text
);
create index document_figure_of_document on document_figure (document_id);
