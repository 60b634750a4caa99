-- Makes audit_entries a table with a part for each month, while servers run: docs/growth.md, "History in parts".
-- Put the first day of the next month for the one here.
-- The check lets Postgres attach the table without reading it while others wait.
alter table audit_entries add constraint before_2027 check (at < '2027-01-01') not valid;
alter table audit_entries validate constraint before_2027;

begin;
set local lock_timeout = '500ms';
drop trigger audit_entries_kept on audit_entries;
alter table audit_entries rename to audit_entries_before_2027;
create table audit_entries (like audit_entries_before_2027 including defaults) partition by range (at);
create index on audit_entries (investor_id, at desc);
create trigger audit_entries_kept before update or delete on audit_entries
  for each row execute function refuse_change_but_forgetting();
create trigger audit_entries_never_emptied before truncate on audit_entries
  for each statement execute function refuse_change();
do $$ begin
  -- The rights of the role that the servers take: see docs/operations.md, "Rows that nobody changes".
  if exists (select from pg_roles where rolname = 'dst_product') then
    grant select, insert, update (investor_id) on audit_entries to dst_product;
  end if;
end $$;
alter table audit_entries attach partition audit_entries_before_2027
  for values from (minvalue) to ('2027-01-01');
create table audit_entries_2027_01 partition of audit_entries
  for values from ('2027-01-01') to ('2027-02-01');
-- What no month takes; without it, a forgotten month would stop every save.
create table audit_entries_others partition of audit_entries default;
commit;
