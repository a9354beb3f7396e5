-- Until an organization is researched again after an upgrade, its row of the list would not know that the years of its validated targets
-- are over, and call them validated as if they were to come. What was stored of the targets says it: the latest year of those that the
-- first entry of the SBTi list has as set; null where one of them has no year.
update organization o
   set list_facts = jsonb_set(o.list_facts, '{lastTargetYear}', coalesce(to_jsonb(found.year), 'null'))
  from (
    select one.id,
           (select case when count(*) = count(part.year) then max(part.year) end
              from (values
                (one.target ->> 'nearTerm', (one.target ->> 'nearTermYear')::integer),
                (one.target ->> 'longTerm', (one.target ->> 'longTermYear')::integer),
                (one.target ->> 'netZero', (one.target ->> 'netZeroYear')::integer)
              ) as part (status, year)
             where part.status = 'set') as year
      from (select id, outcome #> '{commitments,sbti,targets,0}' as target from organization where sbti_status = 'set') as one
     where one.target is not null
  ) as found
 where found.id = o.id and o.list_facts is not null and not o.list_facts ? 'lastTargetYear';
