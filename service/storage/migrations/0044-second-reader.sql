-- two_readers: rules and a language model read the same amount, each for itself.
alter table document_figure drop constraint document_figure_proof_check;
alter table document_figure add constraint document_figure_proof_check check (proof in ('sum', 'two_readers'));
alter table document_figure add column reader text not null default 'rules' check (reader in ('rules', 'model'));
alter table document_figure add column other_reading jsonb;
comment on column document_figure.proof is 'sum: a sum printed in the report bears the figure out; two_readers: rules and a language model read the same; null: neither';
comment on column document_figure.other_reading is 'what the other reader read for this year and scope: {"value", "printedValue", "printedUnit", "page", "quote", "box"}; null: nothing, or it was not asked';

-- Null: no language model was asked.
alter table document add column model_reading jsonb;
comment on column document.model_reading is '{"model", "host", "prompt", "pages", "failure", "dropped"}: which model was shown which pages, why it failed or how many of its amounts stand on no page';

-- What a report says of how its emissions were computed. Nothing stands here of what it does not print.
create table document_statement (
  id bigint generated always as identity primary key,
  document_id bigint not null references document (id) on delete cascade,
  kind text not null check (kind in ('assurance', 'boundary', 'base_year', 'gwp')),
  value text not null,
  assured_by text,
  page integer not null,
  quote text not null,
  box jsonb
);
create index document_statement_of on document_statement (document_id);
comment on column document_statement.value is 'assurance: none, limited, reasonable; boundary: operational_control, financial_control, equity_share; base_year: the year; gwp: SAR, TAR, AR4, AR5, AR6';
