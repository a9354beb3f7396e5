-- Whether a person switched off what is shown of the group of an organization without figures of its own.
alter table organization add column hides_group boolean not null default false;

-- What is shown of a parent is found anew when its rows change.
create index organization_of_group on organization (((outcome -> 'group' -> 'parent' ->> 'id')::bigint))
 where outcome -> 'group' -> 'parent' is not null;

-- Research makes no network call; an outcome of before says nothing of a group.
insert into research_due (organization_id, reason)
select id, 'Companies without figures show those of their group' from organization
 where outcome is not null and emissions_kg is null on conflict do nothing;
