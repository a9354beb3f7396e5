-- The method that somebody chose for a supplier's line of the footprint; none: the best that what we know allows.
create table organization_footprint_method (
  organization_id bigint primary key references organization on delete cascade,
  project_id bigint not null references project,
  method text not null,
  chosen_at timestamptz not null
);

-- A project's own goal for suppliers with validated targets: "80 % by spend by 2028".
create table engagement_goal (
  project_id bigint primary key references project,
  basis text not null,
  share double precision not null,
  year integer not null,
  set_at timestamptz not null
);

-- The footprint reads what research keeps with the columns of the list; rows of before lack it.
insert into research_due (organization_id, reason)
select id, 'The footprint multiplies spend with figures of the list' from organization where outcome is not null on conflict do nothing;
