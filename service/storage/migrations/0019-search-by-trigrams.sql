-- A search for a part of a name reads an index of its trigrams instead of all names of the project (docs/decisions/0032). The
-- expression is that of service/storage/organization-filter.ts. What is in progress is not in it, so that registering pays nothing for it.
--
-- Only where the extension may be had: not in the embedded database, and not where an administrator does not allow it.
-- Searching then finds the same and reads all names; docs/operations.md says how to make the index later.
do $$ begin
  create extension if not exists pg_trgm;
exception when others then
  raise notice 'Searching goes without an index: %', sqlerrm;
end $$;

do $$ begin
  if exists (select from pg_opclass where opcname = 'gin_trgm_ops' and pg_opclass_is_visible(oid)) then
    create index if not exists organization_searched on organization using gin (
      (search_text || E'\x1f' || coalesce(lower(found_name), '') || E'\x1f' || coalesce(lower(found_website), '')) gin_trgm_ops
    ) where merged_into is null and phase <> 1;
  end if;
end $$;

-- How many names have a search decides whether the list's order is walked or the index read. Of an index that is partial the
-- planner takes no statistics.
create statistics organization_searched_texts on
  (search_text || E'\x1f' || coalesce(lower(found_name), '') || E'\x1f' || coalesce(lower(found_website), '')) from organization;
alter statistics organization_searched_texts set statistics 300;
