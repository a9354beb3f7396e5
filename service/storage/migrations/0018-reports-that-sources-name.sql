-- Addresses of reports that a source names and that were given to be fetched for an organization: once each, also where the
-- report was removed again or could not be fetched. Its document's origin is then 'source'.
create table sought_report (
  organization_id bigint not null references organization on delete cascade,
  url text not null,
  primary key (organization_id, url)
);
