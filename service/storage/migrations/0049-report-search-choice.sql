-- Whether reports are looked for on the organizations' websites, as an admin answered; no row: nobody has answered. REPORTS_FIND decides
-- instead where it is set.
create table report_search_choice (
  only_row boolean primary key default true check (only_row),
  is_on boolean not null,
  set_at timestamptz not null
);
