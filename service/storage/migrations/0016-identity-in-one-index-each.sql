-- "Already registered" asks by (project, key). Ten further indexes begin with the project, and while nothing is known of the
-- table's contents the planner took one of those and read all organizations of the project: registering grew slower with
-- each. A hash of both leaves it no choice, and is a number to compare instead of a text in the order of a language.
drop index organization_by_name_key;
drop index organization_by_external_id;
drop index organization_by_lei;
drop index organization_by_isin;
drop index organization_by_duns;
drop index organization_by_sp_global;
drop index organization_by_core_key;
create index organization_of_name_key on organization (hashtextextended(name_key, project_id)) where name_key is not null;
create index organization_of_external_id on organization (hashtextextended(external_id, project_id)) where external_id is not null;
create index organization_of_lei on organization (hashtextextended(lei_number, project_id)) where lei_number is not null;
create index organization_of_isin on organization (hashtextextended(isin_number, project_id)) where isin_number is not null;
create index organization_of_duns on organization (hashtextextended(duns_number, project_id)) where duns_number is not null;
create index organization_of_sp_global on organization (hashtextextended(sp_global_number, project_id)) where sp_global_number is not null;
create index organization_of_core_key on organization (hashtextextended(core_key, project_id)) where core_key is not null;
create index organization_of_company on organization (hashint8extended(company_id, project_id)) where company_id is not null;

-- Written in the transaction that holds the project's row and writes the organization; neither is ever deleted. Each foreign
-- key looked its row up and locked it, for each organization of a batch.
alter table organization drop constraint organization_project_id_fkey;
alter table organization_registration drop constraint organization_registration_project_id_fkey;
alter table organization_registration drop constraint organization_registration_organization_id_fkey;
