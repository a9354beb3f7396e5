-- How much is known of each score of an industry, in the order of its scores: scores compare only where as much is known.
alter table industry_standing add column known_shares double precision[] not null default '{}';

-- Scores are made anew, with the range they could lie in.
insert into research_due (organization_id, reason)
select id, 'Scores are made by methodology version 3' from organization where outcome is not null on conflict do nothing;
