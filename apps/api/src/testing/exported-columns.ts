/** A path in the download; `of` is an expression for the value if the download does not have the column as it is. */
type Place = string | { path: string | string[]; of?: string }

/**
 * Where each table with personal data appears in the data download: which rows belong to the person, and a path in the
 * document (`[]`: in an element of the list). There each column that isn't withheld has its own name, in camelCase if
 * it is of the public schema; or it is `elsewhere`.
 */
export const exportedTables: Record<string, { rows: string; at: string; elsewhere?: Record<string, Place> }> = {
  'public.investors': { rows: 'id = $investor', at: 'profile' },
  'public.questionnaire_submissions': { rows: 'investor_id = $investor', at: 'submissions[]' },
  'public.consultation_requests': {
    rows: 'investor_id = $investor',
    at: 'consultations[]',
    elsewhere: { requested_at: 'consultations[].requestDate', lead: 'shared[].lead' },
  },
  'public.consultation_submissions': {
    rows: 'investor_id = $investor',
    at: 'consultations[]',
    elsewhere: { submitted_at: 'consultations[].submittedAt[]', choices: 'consultations[].choices[]' },
  },
  'public.consultation_events': {
    rows: 'request_id in (select id from consultation_requests where investor_id = $investor)',
    at: 'consultations[].events[]',
  },
  'public.consents': {
    rows: 'investor_id = $investor',
    at: 'consents[]',
    elsewhere: {
      wording_hash: { path: 'consents[].version', of: 'left(wording_hash, 12)' },
      recorded_at: 'consents[].at',
    },
  },
  'public.consent_wordings': {
    rows: 'hash in (select wording_hash from consents where investor_id = $investor)',
    at: 'consents[]',
  },
  'public.appointments': {
    rows: 'investor_id = $investor',
    at: 'held',
    elsewhere: {
      id: { path: ['consultations[].appointment.id', 'held.id'] },
      starts_at: { path: ['consultations[].appointment.start', 'held.start'] },
      ends_at: { path: ['consultations[].appointment.end', 'held.end'] },
      sequence: { path: 'consultations[].appointment.sequence', of: 'case when held_until is null then sequence end' },
      request_id: 'consultations[].id',
      way: 'consultations[].appointment.way',
    },
  },
  'public.exchange_files': { rows: 'investor_id = $investor', at: 'exchangeFile' },
  'public.exchange_reminders': { rows: 'investor_id = $investor', at: 'exchangeReminders' },
  'public.exchange_shares': { rows: 'investor_id = $investor', at: 'exchangeShares[]' },
  'public.exchange_share_opens': {
    rows: 'share_id in (select id from exchange_shares where investor_id = $investor)',
    at: 'exchangeShares[]',
    elsewhere: { opened_at: 'exchangeShares[].opens[]', share_id: 'exchangeShares[].id' },
  },
  'public.contact_messages': { rows: 'lower(email) = $email', at: 'contactMessages[]' },
  'public.audit_entries': { rows: 'investor_id = $investor', at: 'activity[]' },
  'auth.users': { rows: 'id = $user', at: 'account' },
  'auth.identities': {
    rows: 'user_id = $user',
    at: 'account.identities[]',
    elsewhere: { id: 'account.identities[].identity_id', provider_id: 'account.identities[].id' },
  },
  'auth.sessions': { rows: 'user_id = $user', at: 'account.sessions[]' },
  'auth.factors': { rows: 'user_id = $user', at: 'account.factors[]' },
  'auth.factor_challenges': {
    rows: 'factor_id in (select id from auth.factors where user_id = $user)',
    at: 'account.factor_challenges[]',
  },
  'auth.recovery_codes': {
    rows: 'factor_id in (select id from auth.factors where user_id = $user)',
    at: 'account.recovery_codes[]',
  },
  'auth.passkeys': { rows: 'user_id = $user', at: 'account.passkeys[]' },
  'auth.passkey_challenges': { rows: 'user_id = $user', at: 'account.passkey_challenges[]' },
  'auth.one_time_tokens': { rows: 'user_id = $user', at: 'account.mails[]' },
  'auth.notices': { rows: 'user_id = $user', at: 'account.notices[]' },
  'auth.undo_offers': { rows: 'user_id = $user', at: 'account.undo_offers[]' },
  'auth.factor_removals': {
    rows: 'user_id = $user',
    at: 'account.factor_removals[]',
    elsewhere: { notices: 'account.factor_removals[].notices_ordered' },
  },
  'auth.mail_requests': { rows: 'true', at: 'account.ordered_mails[]' },
  'auth.audit_log': {
    rows: "payload ->> 'actor_id' = $user",
    at: 'account.activity[]',
    elsewhere: {
      payload: { path: 'account.activity[].action', of: "payload ->> 'action'" },
      created_at: 'account.activity[].at',
      ip_address: 'account.activity[].ip',
    },
  },
}

const browser = 'a random number of the browser that asked'
const row = 'number of a row, which says nothing of the person'
const repeat = 'tells the repeat of a call from another one'
const account = 'the account, told as its id'
const mailing = 'how far a message to the partner has got; told as the state and its events'

/** Columns that are not in the download, and why. */
export const withheldColumns: Record<string, Record<string, string>> = {
  'public.investors': {
    auth_user_id: account,
    email_token_expiry: 'decides which of two sign-ins knows the newer address',
  },
  'public.questionnaire_submissions': { investor_id: row, idempotency_key: repeat, fingerprint: repeat },
  'public.consultation_requests': {
    investor_id: row,
    phone_source: 'told with the consent to be contacted at the number',
    webhook_version: mailing,
    desk_version: mailing,
    firm_crd: 'told with the partner',
    ended_at: 'told as an event',
    due_at: 'follows from the times that are told',
    mail_version: mailing,
    webhook_tried: mailing,
    mail_tried: mailing,
    alerted_at: 'when the operator was reminded of the partner',
  },
  'public.consultation_submissions': {
    id: row,
    investor_id: row,
    request_id: row,
    idempotency_key: repeat,
    fingerprint: repeat,
  },
  'public.consultation_events': { id: row, request_id: row },
  'public.consents': { investor_id: row, request_id: 'number of a call in the log' },
  'public.consent_wordings': { hash: 'made from the words', first_used_at: 'when anybody first saw the words' },
  'public.appointments': {
    investor_id: row,
    hold_id: row,
    alerted_at: 'when the operator was told that the partner knows nothing of it',
  },
  'public.exchange_files': { investor_id: row },
  'public.exchange_reminders': { investor_id: row },
  'public.exchange_shares': { investor_id: row },
  'public.exchange_share_opens': { id: row },
  'public.contact_messages': {
    idempotency_key: repeat,
    answered_at: 'the staff’s own mark',
    answered_by: 'the staff’s own mark',
  },
  'public.audit_entries': { id: row, investor_id: row, request_id: 'number of a call in the log' },
  'auth.users': {
    encrypted_password: 'opens the account',
    deleted_at: 'nobody is signed in to such an account',
    email_change_confirmations_left: 'how far a change of address has got',
    email_change_confirmed: 'how far a change of address has got',
  },
  'auth.sessions': {
    id: row,
    user_id: account,
    refresh_counter: 'part of what opens the account',
    raised_counter: 'part of what opens the account',
    factor_id: row,
  },
  'auth.factors': { user_id: account, secret: 'opens the account', last_used_step: 'guards a code' },
  'auth.factor_challenges': { id: row, factor_id: row },
  'auth.recovery_codes': { factor_id: row, code_hash: 'opens the account' },
  'auth.passkeys': {
    id: row,
    user_id: account,
    credential_id: 'part of what opens the account',
    public_key: 'part of what opens the account',
    counter: 'guards the passkey',
  },
  'auth.passkey_challenges': {
    id: row,
    user_id: account,
    challenge: 'part of what opens the account',
    browser_hash: 'guards the passkey',
  },
  'auth.one_time_tokens': {
    id: row,
    user_id: account,
    code_hash: 'opens the account',
    link_hash: 'opens the account',
    attempts: 'guards a code',
    order_id: row,
    code_challenge: browser,
    code_challenge_method: browser,
  },
  'auth.factor_removals': { user_id: account },
  'auth.notices': { order_id: row, user_id: account },
  'auth.undo_offers': {
    order_id: row,
    user_id: account,
    link_hash: 'opens the account',
    removed: 'opens the account',
  },
  'auth.mail_requests': {
    address_hash: 'made from the address',
    order_id: row,
    code_challenge: browser,
    code_challenge_method: browser,
  },
  'auth.audit_log': { id: row },
}

/** Tables and schemas that are not in the download, and why. */
export const withheldTables: Record<string, string> = {
  pgboss: 'the queue holds numbers of rows, and no person’s data',
  'auth.flow_states': 'a sign-in that is under way; gone a day later',
  'auth.rotated_refresh_tokens': 'part of what opens the account',
  'auth.registered_keys': 'keys of the server',
  'auth.auth_migrations': 'shape of the tables',
  'auth.auth_migrations_lock': 'shape of the tables',
  'public.kysely_migration': 'shape of the tables',
  'public.kysely_migration_lock': 'shape of the tables',
  'public.faqs': 'the same for everybody',
  'public.verdict_counts': 'counts of a month, which name nobody',
  'public.delivery_attempts': 'codes of deliveries to the partner; told as the state and its events',
  'public.consent_asks': 'that a mail was sent, which is in the person’s own mailbox',
  'public.desk_members': 'who works at the desk, where no investor does',
  'public.desk_sessions': 'sign-ins of those who work at the desk',
  'public.desk_actions':
    'what the firm reported, until it takes effect; told as activity and as the events of a request',
  'public.product_secrets': 'keys of the server',
  'public.ended_webhooks': 'addresses of the partner',
  'public.firm_schedules': 'hours of the partner',
  'public.partner_messages': 'numbers of the partner’s own messages',
  'public.deleted_accounts': 'about accounts that are gone',
  'public.deletion_notices': 'about accounts that are gone',
  'public.legal_notices': 'that a mail about new legal pages was sent: it is in the person’s own mailbox',
  'public.mailbox_messages':
    'stands in for a mail server on a machine without one: what was sent is in the person’s own mailbox',
}
