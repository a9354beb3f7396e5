-- What a team wrote, stated or decided about a record goes along when the record is merged into another. first_organization_id: the record
-- that a row was written for, where a merge moved it; undoing the merge moves it back. Not a foreign key: ids are never given twice, and
-- deleting an organization would look through all of these tables.
alter table organization_annotation add column first_organization_id bigint;
alter table organization_problem add column first_organization_id bigint;
alter table organization_label add column first_organization_id bigint;
alter table organization_engagement_change add column first_organization_id bigint;
alter table organization_footprint_method add column first_organization_id bigint;
alter table organization_change add column first_organization_id bigint;
alter table stated_figure add column first_organization_id bigint;
alter table document add column first_organization_id bigint;
alter table product_footprint add column first_organization_id bigint;
alter table pact_host add column first_organization_id bigint;

-- Both records may have had a figure of one year and scope, or one report: both are shown.
drop index stated_figure_of_the_team;
create unique index stated_figure_of_the_team on stated_figure (organization_id, year, scope)
  where origin <> 'answered' and first_organization_id is null;
drop index document_by_content;
create unique index document_by_content on document (organization_id, sha256)
  where sha256 is not null and removed_at is null and first_organization_id is null;

-- Merges that exist, as in service/storage/organizations/team-work.ts.
insert into research_due (organization_id, reason)
select distinct o.merged_into, 'A person merged another record into it' from organization o
 where o.merged_into is not null
   and (exists (select from document d where d.organization_id = o.id)
        or exists (select from stated_figure f where f.organization_id = o.id)
        or exists (select from product_footprint p where p.organization_id = o.id))
on conflict do nothing;

update organization_annotation t set organization_id = o.merged_into, first_organization_id = o.id
  from organization o where o.id = t.organization_id and o.merged_into is not null;
update organization_problem t set organization_id = o.merged_into, first_organization_id = o.id
  from organization o where o.id = t.organization_id and o.merged_into is not null;
update organization_engagement_change t set organization_id = o.merged_into, first_organization_id = o.id
  from organization o where o.id = t.organization_id and o.merged_into is not null;
update stated_figure t set organization_id = o.merged_into, first_organization_id = o.id
  from organization o where o.id = t.organization_id and o.merged_into is not null;
update document t set organization_id = o.merged_into, first_organization_id = o.id
  from organization o where o.id = t.organization_id and o.merged_into is not null;

-- Of what an organization can have once, its own stays, else that of the first record merged into it.
update organization_label t set organization_id = o.merged_into, first_organization_id = o.id
  from organization o
 where o.id = t.organization_id and o.merged_into is not null
   and not exists (select from organization_label other join organization m on m.id = other.organization_id
                    where other.label_key = t.label_key
                      and (m.id = o.merged_into or (m.merged_into = o.merged_into and m.id < o.id)));
update organization_change t set organization_id = o.merged_into, first_organization_id = o.id
  from organization o
 where o.id = t.organization_id and o.merged_into is not null and t.kind in ('report_found', 'report_decided')
   and not exists (select from organization_change other join organization m on m.id = other.organization_id
                    where other.same_as = t.same_as
                      and (m.id = o.merged_into or (m.merged_into = o.merged_into and m.id < o.id)));
update product_footprint t set organization_id = o.merged_into, first_organization_id = o.id
  from organization o
 where o.id = t.organization_id and o.merged_into is not null
   and not exists (select from product_footprint other join organization m on m.id = other.organization_id
                    where other.pact_id = t.pact_id
                      and (m.id = o.merged_into or (m.merged_into = o.merged_into and m.id < o.id)));
update pact_host t set organization_id = o.merged_into, first_organization_id = o.id
  from organization o
 where o.id = t.organization_id and o.merged_into is not null
   and not exists (select from pact_host other join organization m on m.id = other.organization_id
                    where m.id = o.merged_into or (m.merged_into = o.merged_into and m.id < o.id));
update organization_footprint_method t set organization_id = o.merged_into, first_organization_id = o.id
  from organization o
 where o.id = t.organization_id and o.merged_into is not null
   and not exists (select from organization_footprint_method other join organization m on m.id = other.organization_id
                    where m.id = o.merged_into or (m.merged_into = o.merged_into and m.id < o.id));

-- The further stage counts, of equal ones the newer.
insert into organization_engagement (organization_id, project_id, stage, owner, next_step, due_on, changed_by, changed_at)
select distinct on (coalesce(o.merged_into, o.id)) coalesce(o.merged_into, o.id), e.project_id, e.stage, e.owner, e.next_step, e.due_on,
       e.changed_by, e.changed_at
  from organization_engagement e join organization o on o.id = e.organization_id
 where o.merged_into is not null or o.id in (select merged_into from organization where merged_into is not null)
 order by coalesce(o.merged_into, o.id),
          array_position(array['verified', 'answered', 'declined', 'asked', 'not_contacted'], e.stage), e.changed_at desc
on conflict (organization_id) do update
  set stage = excluded.stage, owner = excluded.owner, next_step = excluded.next_step, due_on = excluded.due_on,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at;
