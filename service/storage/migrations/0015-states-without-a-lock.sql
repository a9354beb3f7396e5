-- A state is written in the transaction of its organization, and organizations are never deleted. The foreign key looked each
-- of the nine states of one research up and locked the organization's row for each.
alter table organization_state drop constraint organization_state_organization_id_fkey;
