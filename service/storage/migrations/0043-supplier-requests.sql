-- A link with which an organization answers without signing in. The link itself is not kept: only the hash of its token.
create table supplier_request (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organization on delete cascade,
  project_id bigint not null references project,
  token_hash text not null unique,
  -- All that the organization is told of the project: who asks, in which language, for which year.
  team text not null,
  language text not null,
  year integer not null,
  recipient text,
  created_by text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  revoked_at timestamptz,
  answered_at timestamptz,
  answered_by text,
  answered_email text,
  declines boolean not null default false,
  note text,
  document_id bigint references document on delete set null,
  -- How many files were taken, and e-mails sent: a link that others got hold of must not fill the disk.
  uploads integer not null default 0,
  mails integer not null default 0,
  mailed_at timestamptz
);
create index supplier_request_of_organization on supplier_request (organization_id, id);
create index supplier_request_of_project on supplier_request (project_id);

alter table stated_figure add column request_id bigint references supplier_request on delete set null;
create index stated_figure_of_request on stated_figure (request_id) where request_id is not null;
