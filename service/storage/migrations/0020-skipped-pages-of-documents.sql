-- Pages of a report that are broken inside a file that is not, counted from 1: figures may stand there that nobody has read.
-- Null while it is not read, and for what was read before they were kept.
alter table document add column skipped_pages jsonb;
