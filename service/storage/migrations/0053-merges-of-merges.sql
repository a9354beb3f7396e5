-- merged_into: the record that answers for this one, never itself merged, so that every reader follows it once.
-- said_to_be: the record that a person said this one is, which may itself be merged later; undoing a merge needs it.
alter table organization add column said_to_be bigint references organization;
create index organization_said_to_be on organization (said_to_be) where said_to_be is not null;
update organization set said_to_be = merged_into where merged_into is not null;

-- What was merged into a record that was merged afterwards was counted nowhere.
with recursive chain as (
  select id, merged_into as answers from organization where merged_into is not null
  union all
  select chain.id, o.merged_into from chain join organization o on o.id = chain.answers where o.merged_into is not null
)
update organization o set merged_into = chain.answers
  from chain join organization last on last.id = chain.answers and last.merged_into is null
 where chain.id = o.id and o.merged_into <> chain.answers;

alter table organization add check ((said_to_be is null) = (merged_into is null)), add check (merged_into <> id);

-- The sums of those who answer for more records than before, as in service/storage/organizations/yearly-spend.ts.
delete from organization_yearly_spend y using organization o
 where o.id = y.organization_id
   and (o.merged_into is not null or o.id in (select merged_into from organization where merged_into <> said_to_be));
insert into organization_yearly_spend (organization_id, year, project_id, usd)
select o.merged_into, s.year, s.project_id,
       case when bool_and(s.currency = 'USD' or r.per_usd is not null)
            then sum(s.amount / case when s.currency = 'USD' then 1 else r.per_usd end) end
  from (select id, coalesce(merged_into, id) as merged_into from organization) o
  join organization_spend s on s.organization_id = o.id
  left join spend_rate r on r.currency = s.currency and r.year = s.year
 where o.merged_into in (select merged_into from organization where merged_into <> said_to_be)
 group by 1, 2, 3;
