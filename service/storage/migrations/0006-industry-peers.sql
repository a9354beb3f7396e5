-- What the companies of one industry that disclose scopes 1 and 2 emit per dollar, in the middle.
create table industry_peers (
  industry_id text primary key,
  kg_per_usd double precision not null,
  organizations integer not null
);
