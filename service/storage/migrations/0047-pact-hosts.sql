-- The PACT host of an organization: where its product footprints are asked for, with the access that it gave the project.
create table pact_host (
  organization_id bigint primary key references organization on delete cascade,
  project_id bigint not null references project,
  url text not null,
  -- Where access tokens are asked for, where that is another address.
  auth_url text,
  client_id text not null,
  -- The client secret, sealed with a secret that is not in the database.
  sealed text not null,
  set_by text,
  set_at timestamptz not null,
  asked_at timestamptz,
  -- Of the last time: how many footprints it answered, or why it did not.
  answered integer,
  failure text
);
