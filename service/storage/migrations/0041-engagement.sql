-- Working with an organization: who does, how far that is and what comes next. None: nobody has written anything of it yet.
create table organization_engagement (
  organization_id bigint primary key references organization on delete cascade,
  project_id bigint not null references project,
  stage text not null check (stage in ('not_contacted', 'asked', 'answered', 'verified', 'declined')),
  owner text,
  next_step text,
  due_on date,
  changed_by text,
  changed_at timestamptz not null
);
create index organization_engagement_of_project on organization_engagement (project_id, stage, organization_id);

-- What it was made each time; the newest of an organization says the same as its row above.
create table organization_engagement_change (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organization on delete cascade,
  stage text not null check (stage in ('not_contacted', 'asked', 'answered', 'verified', 'declined')),
  owner text,
  next_step text,
  due_on date,
  changed_by text,
  changed_at timestamptz not null
);
create index organization_engagement_change_of_organization on organization_engagement_change (organization_id, id);

-- Who put a label on an organization, and when; null of labels of before, and where the client did not say who.
alter table organization_label
  add column added_by text,
  add column added_at timestamptz;
