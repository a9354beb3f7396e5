-- Lists show scopes 1 and 2 and all scopes as two columns. Both are ordered by worldwide amounts only: what is known of one
-- country stands in list_facts and never among totals (docs/decisions/0040).
alter table organization
  add column scope_1_2_kg double precision,
  add column all_scopes_kg double precision;
drop index organization_list_emissions;
create index organization_list_scope_1_2 on organization (project_id, scope_1_2_kg, id) where merged_into is null;
create index organization_list_all_scopes on organization (project_id, all_scopes_kg, id) where merged_into is null;

-- Intensities were of all scopes, and are of scopes 1 and 2 now: an old figure under the new meaning would be wrong, so none is kept.
alter table organization drop column intensity_kg_per_usd, drop column intensity_year;
alter table organization add column intensity_kg_per_usd double precision, add column intensity_year integer;
create index organization_list_intensity on organization (project_id, intensity_kg_per_usd, id) where merged_into is null;

-- Research makes no network call; an outcome of before has none of these columns.
insert into research_due (organization_id, reason)
select id, 'The list shows scopes 1 and 2 beside all scopes' from organization where outcome is not null on conflict do nothing;
