-- The version of the rules of matching (service/matching/name-keys.ts) that the stored keys of names were made with: they are
-- made again at the start of a service with other rules. '' is the rules before they were numbered.
create table matching_rules (
  is_only boolean primary key default true check (is_only),
  version text not null
);
insert into matching_rules (version) values ('');
