-- What a project says of a category of its list: the industry that such things come from, and whether they are category 1 or 2 of scope 3.
create table spend_category (
  project_id bigint not null references project,
  -- As it is compared: without case and accents.
  folded text not null,
  category text not null,
  industry_id text,
  scope3_category integer,
  set_at timestamptz not null,
  primary key (project_id, folded)
);

-- Lines of the footprint name the sources of a supplier's own figures, which research keeps with the columns of the list.
insert into research_due (organization_id, reason)
select id, 'Lines of the footprint name their sources' from organization
where jsonb_array_length(coalesce(list_facts -> 'ownFigures', '[]')) > 0 on conflict do nothing;
