-- Whose report a document is. Null: nobody looked (it was read by an older version, or is not read yet).
alter table document add column names_organization boolean;
alter table document add column confirmed_by text;
alter table document add column confirmed_at timestamptz;
comment on column document.names_organization is 'whether its text names the organization, its company, its group, or one of their other names; where it does not, nothing is accepted before a person confirms whose it is';
comment on column document.confirmed_by is 'who said that it is the report of this organization although its text does not name it';
