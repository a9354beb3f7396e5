-- A list that was imported is kept: what its rows were called and what became of each, so that it can be opened, taken back and
-- replaced by a newer file.

create table list_import (
  id bigint generated always as identity primary key,
  project_id bigint not null references project,
  file_name text,
  imported_by text,
  created_at timestamptz not null,
  -- When all rows were there; null while they come, and where it was left in the middle.
  completed_at timestamptz,
  taken_back_at timestamptz,
  -- The import that took its place.
  replaced_by bigint references list_import,
  rows integer not null default 0,
  registered integer not null default 0,
  found integer not null default 0,
  refused integer not null default 0
);
create index list_import_of_project on list_import (project_id, id);

create table list_import_row (
  import_id bigint not null references list_import on delete cascade,
  -- As the sheet numbers it.
  number integer not null,
  name text not null,
  country text,
  -- No foreign key: the line says what became of the row also when the organization is erased.
  organization_id bigint,
  -- Whether the import brought it into the project: taking the import back takes it out again.
  is_own boolean not null,
  -- Why it was refused; null where it was not.
  detail text,
  primary key (import_id, number)
);
create index list_import_row_of_organization on list_import_row (organization_id) where is_own;
