-- Why a report could not be read, or not to its end, for programs (service/reports/report-error.ts), with the limit that it exceeded in
-- megabytes, seconds or pages. Null for what has no code, and for what was read before they were kept.
alter table document add column failure_code text, add column failure_limit integer;
-- How often its reading has begun without an end that anybody saw: the process that read it, or all of the service, ended meanwhile.
alter table document add column lost_readings integer not null default 0;

-- The turn of each project's newest reading in each queue, and the turn that was begun last: readings are in the order of turns
-- (docs/decisions/0053).
create table reading_turn (
  queue text not null,
  project_id bigint not null references project (id) on delete cascade,
  turn integer not null,
  primary key (queue, project_id)
);
create table reading_begun (
  queue text primary key,
  turn integer not null
);
