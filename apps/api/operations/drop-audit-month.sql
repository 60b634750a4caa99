-- Drops a month of audit_entries that has reached its age.
begin;
set local lock_timeout = '500ms';
alter table audit_entries detach partition audit_entries_2027_01;
drop table audit_entries_2027_01;
commit;
