-- Figures that failed a check of plausibility and that a person of this installation accepted, with the reason.

create table accepted_figure (
  source text not null,
  record_id text not null,
  year integer not null,
  region text not null,
  -- Of the disclosure: "scope1Kg", "revenue".
  field text not null,
  reason text not null,
  accepted_at timestamptz not null,
  primary key (source, record_id, year, region, field)
);
