-- What a search looks in, stored: the texts of name, address and external id as given and as found, in one line of words
-- (docs/decisions/0032, "Since then"; service/storage/organization-filter.ts). What stands between words is one blank, and one stands in
-- front, so that "% ab%" is what a word begins with. Takes the place of the expression of 0019, its index and its statistics.
drop index if exists organization_searched;
drop statistics if exists organization_searched_texts;

alter table organization add column search_words text generated always as (
  regexp_replace(' ' || search_text || ' ' || coalesce(lower(found_name), '') || ' ' || coalesce(lower(found_website), ''),
    '[\s./(),:&''’-]+', ' ', 'g')
) stored;
alter table organization alter column search_words set statistics 300;

-- Only where the extension may be had (migration 0019). What is in progress is not in it, so that registering pays nothing for it.
do $$ begin
  if exists (select from pg_opclass where opcname = 'gin_trgm_ops' and pg_opclass_is_visible(oid)) then
    create index organization_searched on organization using gin (search_words gin_trgm_ops) where merged_into is null and phase <> 1;
  end if;
end $$;

-- A table that was analyzed while it was empty stays empty to PostgreSQL (docs/decisions/0029).
do $$ begin
  if exists (select from organization) then analyze organization; end if;
end $$;
