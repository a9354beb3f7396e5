-- Lists say of how many categories of scope 3 a sum is, and rank no sum of a few among totals (docs/decisions/0085). Rows that were
-- researched before do not know: research makes no network call, and each is done again.
insert into research_due (organization_id, reason)
select id, 'The list says how many categories of scope 3 a sum holds' from organization where all_scopes_kg is not null
on conflict do nothing;
