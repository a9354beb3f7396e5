-- What changed of an organization, and when: one row for each change, written in the transaction of the change. Rows are never changed.
create table organization_change (
  -- In the order of commits: whoever writes holds one lock until its transaction ends (service/storage/organizations/changes.ts),
  -- so that a reader who knows the last id has missed nothing before it.
  id bigint generated always as identity primary key,
  -- No foreign key: registrations lock the project's row, and whoever writes here may not wait for them.
  project_id bigint not null,
  organization_id bigint not null references organization on delete cascade,
  -- The known company of which a source says it; null: of the record itself, whichever company that is.
  company_id bigint,
  kind text not null,
  -- The day of the change, as its source has it; noted_at is when we knew.
  happened_on date not null,
  noted_at timestamptz not null,
  -- Known when the organization was first looked up: nobody is told of it as news.
  is_history boolean not null,
  details jsonb not null,
  -- The same of one organization is one change, however often it is found; null: each is one of its own.
  same_as text
);
create unique index organization_change_once on organization_change (organization_id, same_as);
create index organization_change_in_order on organization_change (project_id, id);
create index organization_change_by_day on organization_change (project_id, happened_on, id);
create index organization_change_of_organization on organization_change (organization_id, id);

-- The history of the lists is found when an organization is researched.
insert into research_due (organization_id, reason)
select id, 'What changed is kept' from organization where outcome is not null on conflict do nothing;
