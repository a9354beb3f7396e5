-- What was registered can be changed and taken back.

alter table organization
  -- Out of all lists and answers since then; erased for good 30 days later (docs/operations.md, "What deletes").
  add column removed_at timestamptz,
  -- Fields that a person set after the registration, each with the instant: {"website": "2026-11-27T10:00:00.000Z"}.
  add column set_by_hand jsonb not null default '{}';
create index organization_removed on organization (removed_at) where removed_at is not null;

-- "None of these": the companies that were shown and refused. company_id is null then; where the list is empty, the answer was
-- given when it still meant "none of those known".
alter table match_answer add column not_companies jsonb not null default '[]';

-- What a search among the known companies looks in: names, symbols, identifiers and domains, folded, a line each
-- (service/research/company-rows.ts). Filled when this version loads them.
-- A table of its own, because all of it is read for each search, and a company's record is long.
create table company_search (
  company_id bigint primary key references company on delete cascade,
  -- 0: there are figures of it, 1: a list of commitments names it, 2: neither.
  weight smallint not null,
  name_length smallint not null,
  search_text text not null
);

-- Answers tell what was given and what of it was set by hand; those that are stored do not.
delete from organization_answer;
