-- A footprint that was handed over, with all that it was computed from: content is the JSON of both, packed with gzip, digest the
-- SHA-256 of that JSON. No row is ever changed; it is removed as a whole, which the audit log has.
create table kept_footprint (
  id bigint generated always as identity primary key,
  project_id bigint not null references project,
  title text not null,
  kept_by text,
  kept_at timestamptz not null,
  -- Of the spend; kilograms CO2e and suppliers of the total.
  year integer not null,
  currency text not null,
  kg double precision not null,
  suppliers integer not null,
  covered_suppliers integer not null,
  -- Of the way in which it was computed.
  version integer not null,
  digest text not null,
  content bytea not null
);
create index kept_footprint_of_project on kept_footprint (project_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'A row of % is never changed', tg_table_name;
end $$;
create trigger kept_footprint_stays before update on kept_footprint for each row execute function refuse_change();
