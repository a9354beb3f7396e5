-- Ten states are written for each organization, and nobody asks for one by its number alone: one index instead of two.
alter table organization_state drop constraint organization_state_pkey;
drop index organization_state_of;
alter table organization_state add primary key (organization_id, id);

-- It served a foreign key that migration 0016 took away.
drop index organization_registration_of;
