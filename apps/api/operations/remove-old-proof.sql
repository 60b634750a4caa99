-- Removes consents, histories of requests and log entries that are past their time: docs/operations.md, "People and
-- their data". Run it as the tables' owner, monthly; the server's own role may not. Put the number of months from
-- `retentionMonths.proof` on /figures for the one here if it has changed.
begin;
set local lock_timeout = '500ms';
-- A row stays unchanged and undeleted for everybody else; the locks last for this transaction only.
alter table consents disable trigger user;
alter table consultation_events disable trigger user;
alter table consultation_submissions disable trigger user;
alter table audit_entries disable trigger user;

create temporary table past on commit drop as
  select now() - interval '60 months' as before;

-- Those of a living account stay with it, unless they belong to a request that is over.
delete from consents using past
  where recorded_at < before
    and (investor_id is null or consultation_request_id is not null)
    and not exists (
      select from consultation_events as event
      where event.request_id = consents.consultation_request_id and event.at >= before)
    and not exists (
      select from consents as later
      where later.consultation_request_id = consents.consultation_request_id and later.recorded_at >= before);

delete from consultation_events using past
  where not exists (
    select from consultation_events as later
    where later.request_id = consultation_events.request_id and later.at >= before);

delete from consultation_submissions using past
  where submitted_at < before
    and not exists (
      select from consultation_events as event where event.request_id = consultation_submissions.request_id);

delete from audit_entries using past where at < before;

alter table consents enable trigger user;
alter table consultation_events enable trigger user;
alter table consultation_submissions enable trigger user;
alter table audit_entries enable trigger user;
commit;
