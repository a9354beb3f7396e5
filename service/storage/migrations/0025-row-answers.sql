-- "It is this row" and "None of these": whether a company of the lists whose name comes near a matched company is that company,
-- as a person of the project said. No foreign keys to companies: they are replaced with the lists they come from.
create table row_answer (
  project_id bigint not null references project,
  company_id bigint not null,
  other_id bigint not null,
  is_same boolean not null,
  organization_id bigint not null references organization on delete cascade,
  answered_at timestamptz not null,
  primary key (project_id, company_id, other_id)
);
