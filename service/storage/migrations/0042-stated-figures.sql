-- Figures that an organization stated to a project and not to the public: typed in, from a sheet, or from its own answer. They count in
-- that project only, and there where they are accepted.
create table stated_figure (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organization on delete cascade,
  project_id bigint not null references project,
  year integer not null,
  -- As of document_figure; 'allocated' and 'allocated_1+2' are what it allocates to the project's team of that year.
  scope text not null,
  tonnes double precision not null check (tonnes >= 0 and tonnes <= 1e12),
  -- As it was stated, before it became tonnes.
  given_value double precision not null,
  given_unit text not null,
  method text,
  -- Null: not said. 'none': it was said that nobody assured it.
  assurance text check (assurance in ('none', 'unspecified', 'limited', 'reasonable')),
  note text,
  origin text not null check (origin in ('typed', 'imported', 'answered')),
  given_by text,
  given_at timestamptz not null,
  decision text not null check (decision in ('proposed', 'accepted', 'rejected')),
  decided_by text,
  decided_at timestamptz,
  decision_note text
);
-- Typing a figure again writes over it; what an organization answers stands beside it until a person decides.
create unique index stated_figure_of_the_team on stated_figure (organization_id, year, scope) where origin <> 'answered';
create index stated_figure_of_organization on stated_figure (organization_id, year);
create index stated_figure_to_decide on stated_figure (project_id) where decision = 'proposed';
