-- The list is ordered and filtered by spend, which is given in several currencies: one currency, the US dollar, compares them.
-- Rates in use, in units of a currency per US dollar: written when a process begins to use them, so that amounts are converted here.
create table spend_rate (
  currency text not null,
  year integer not null,
  per_usd double precision not null,
  primary key (currency, year)
);

-- What an organization of the list, with the records merged into it, was paid in a year. usd: null where an amount has no rate.
create table organization_yearly_spend (
  organization_id bigint not null references organization on delete cascade,
  year integer not null,
  project_id bigint not null references project,
  usd double precision,
  primary key (organization_id, year)
);
create index organization_yearly_spend_in_order on organization_yearly_spend (project_id, year, usd, organization_id);

-- Amounts in other currencies follow with the rates, when this version starts.
insert into organization_yearly_spend (organization_id, year, project_id, usd)
select coalesce(o.merged_into, o.id), s.year, s.project_id, case when bool_and(s.currency = 'USD') then sum(s.amount) end
  from organization_spend s join organization o on o.id = s.organization_id
 group by 1, 2, 3;
