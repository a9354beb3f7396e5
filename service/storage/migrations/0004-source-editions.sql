-- Newer files of publishers, imported into a running installation. What a release brings along is edition 0 of each
-- source; it stays in its files and has no row here.

create table source_edition (
  id bigint generated always as identity primary key,
  source text not null,
  -- 1, 2, … by source; null for an attempt that was refused.
  number integer,
  -- previous: what a rollback returns to. past: its content is gone.
  state text not null check (state in ('in_use', 'previous', 'past', 'refused')),
  -- Name, bytes and sha256 of each of the publisher's files.
  files jsonb not null,
  retrieved_on date,
  vintage text,
  records integer,
  refused integer,
  -- The first rows that were not carried over, with place and reason.
  refused_rows jsonb not null default '[]',
  -- Why an attempt was refused.
  reason text,
  -- Gzipped NDJSON of SourceRecords (service/reference/source-record.ts).
  content bytea,
  imported_at timestamptz not null,
  check (state not in ('in_use', 'previous') or (content is not null and number is not null))
);
create unique index source_edition_in_use on source_edition (source) where state = 'in_use';
create unique index source_edition_previous on source_edition (source) where state = 'previous';
create index source_edition_of on source_edition (source, id);

-- Commitments that an edition of a list no longer had: they go on being shown, as removed, with both days.
create table commitment_event (
  source text not null,
  record_id text not null,
  -- Number of the edition that no longer had it. A rollback of that edition makes the event inactive.
  edition integer not null,
  listed_on date not null,
  removed_on date not null,
  -- The record as it was last listed.
  record jsonb not null,
  is_active boolean not null,
  primary key (source, record_id, edition)
);

-- What a company's rows were made of, so that a load writes only what differs.
alter table company add column digest text not null default '';
-- The publishers' records that are this company ("sbti:40001"), so that it keeps its id in later editions.
alter table company add column members jsonb not null default '[]';

-- Organizations to be researched again; written with the change that makes it necessary, drained by any service process.
create table research_due (
  organization_id bigint primary key references organization on delete cascade,
  reason text not null
);
