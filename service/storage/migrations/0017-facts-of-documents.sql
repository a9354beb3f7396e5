-- Revenue and number of employees as proposals beside the emissions, in the same table: `scope` is then 'revenue' or 'employees'.
alter table document_figure alter column gas drop not null;
alter table document_figure add column currency text;
alter table document_figure add column basis text;
alter table document_figure add column corrected_currency text;
comment on column document_figure.currency is 'ISO 4217, of revenue; null where the report does not say whose dollar or crown it is';
comment on column document_figure.basis is 'how employees are counted, where the report says it';
