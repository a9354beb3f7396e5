-- Legal entities of GLEIF's golden copy, shared by all projects. Empty until somebody imports one. An import fills a new
-- table and puts it in the place of this one; the one before stays as legal_entity_previous (service/storage/legal-entity-load.ts).
create table legal_entity (
  lei text collate "C" primary key,
  name text not null,
  other_names text[] not null,
  -- service/matching/normalize-name.ts of the legal name.
  name_key text collate "C" not null,
  -- Of the headquarters; the subdivision without its country ("CA").
  country text,
  subregion text,
  legal_country text,
  status text not null,
  registration_status text not null,
  category text,
  legal_form text,
  -- Who consolidates it in its accounts; null where GLEIF has no report or two that contradict each other.
  direct_parent_lei text,
  ultimate_parent_lei text,
  updated_at timestamptz not null
);
create index on legal_entity (name_key, country);

create table legal_entity_edition (
  slot text primary key check (slot in ('current', 'previous')),
  file text not null,
  parents_file text,
  -- From the name of the file; null where it does not say.
  published_at timestamptz,
  loaded_at timestamptz not null,
  entity_count integer not null
);
