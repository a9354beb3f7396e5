-- An answer is stored only if the row has not changed since it was read: every update of a row adds one.
alter table organization add column revision integer not null default 0;

-- Folded in code (service/matching is not SQL, and lower() of an embedded database knows ASCII only): lower case,
-- without diacritics. sort_name orders the list; search_text holds name, website and external id, one a line.
alter table organization add column sort_name text collate "C" not null default '';
alter table organization add column search_text text not null default '';
create index organization_by_sort_name on organization (project_id, sort_name, id);

-- The country the first registration named, null where it named none. A later one may fill hq_region; whoever repeats the
-- first, word for word, must still find it by name.
alter table organization add column first_region text;

-- What each registration said that identity depends on, as a hash, and the organization that answered. The same words
-- lead to the same organization for ever, whatever was registered in between.
create table organization_registration (
  project_id bigint not null references project,
  fingerprint text not null,
  organization_id bigint not null references organization on delete cascade,
  primary key (project_id, fingerprint)
);
create index organization_registration_of on organization_registration (organization_id);
