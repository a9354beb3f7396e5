-- Whether it takes part in the UN Global Compact: true or null, never false, because the list is older than many participants. Null until
-- an organization is researched anew, which a release or an import does.
alter table organization
  add column is_in_global_compact boolean;
