-- What a key may do, team keys that can be rotated, and the audit log.

alter table api_key
  add column can_read boolean not null default true,
  add column can_write boolean not null default true,
  add constraint api_key_can_something check (can_read or can_write);

alter table team_key
  add column id bigint generated always as identity,
  -- Null for a key that somebody chose: a part of it would make the rest easier to guess.
  add column prefix text,
  add column expires_at timestamptz,
  add column revoked_at timestamptz,
  add column last_used_at timestamptz;
create unique index team_key_by_id on team_key (id);

-- Who did what, from where. No reference to other tables: an entry outlives what it is about.
create table audit_event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  -- 'team_key', 'project_key', 'operator' (a command on the machine) or 'service' (by itself).
  actor text not null,
  key_id bigint,
  project_id bigint,
  address text,
  -- Ids, counts and names; never a key or a body.
  details jsonb not null
);
create index audit_event_by_kind on audit_event (kind, id);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is only added to';
end
$$;
create trigger audit_event_is_append_only before update or delete or truncate on audit_event
  for each statement execute function refuse_audit_change();
