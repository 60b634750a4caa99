/**
 * Where each column that tells of a person stands in the download of their data, as `schema.table`: which rows are theirs,
 * and for each column a path in the document (`[]`: in one of the list). `of` is what is told of it where that is not
 * the column as it is.
 */
export const toldColumns: Record<string, { rows: string; columns: Record<string, string | { path: string | string[]; of?: string }> }> = {
  'public.investors': {
    rows: 'id = $investor',
    columns: {
      id: 'profile.id', email: 'profile.email', username: 'profile.username', first_name: 'profile.firstName', last_name: 'profile.lastName',
      date_of_birth: 'profile.dateOfBirth', phone_number: 'profile.phoneNumber', location: 'profile.location', bio: 'profile.bio',
      profile_image_url: 'profile.profileImageUrl', account_type: 'profile.accountType', auth_provider: 'profile.authProvider', advisor: 'profile.advisor',
      notes: 'profile.notes', accredited: 'profile.accredited', sale_status: 'profile.saleStatus', equity_bracket: 'profile.equityBracket',
      horizon: 'profile.horizon', return_need: 'profile.returnNeed', passive_importance: 'profile.passiveImportance', property_type: 'profile.propertyType',
      mortgage_bracket: 'profile.mortgageBracket', prior1031: 'profile.prior1031', qi_ready: 'profile.qiReady', risk_tolerance: 'profile.riskTolerance',
      dst_score: 'profile.dstScore', dst_segment: 'profile.dstSegment', questionnaire_completed_at: 'profile.questionnaireCompletedAt',
      share_with_vc: 'profile.shareWithVc', email_notifications: 'profile.emailNotifications', sms_notifications: 'profile.smsNotifications',
      marketing_notifications: 'profile.marketingNotifications', two_factor_auth: 'profile.twoFactorAuth', created_at: 'profile.createdAt',
      updated_at: 'profile.updatedAt', version: 'profile.version',
    },
  },
  'public.questionnaire_submissions': {
    rows: 'investor_id = $investor',
    columns: { id: 'submissions[].id', answers: 'submissions[].answers', score: 'submissions[].score', tier: 'submissions[].tier', submitted_at: 'submissions[].submittedAt' },
  },
  'public.consultation_requests': {
    rows: 'investor_id = $investor',
    columns: {
      id: 'consultations[].id', preferred_contact_method: 'consultations[].preferredContactMethod', best_contact_time: 'consultations[].bestContactTime',
      share_data_consent: 'consultations[].shareDataConsent', text_consent: 'consultations[].textConsent', phone_number: 'consultations[].phoneNumber',
      notes: 'consultations[].notes', score: 'consultations[].score', tier: 'consultations[].tier', state: 'consultations[].state',
      contact_by: 'consultations[].contactBy', partner: 'consultations[].partner', version: 'consultations[].version', shared_at: 'consultations[].sharedAt',
      acknowledged_at: 'consultations[].acknowledgedAt', requested_at: 'consultations[].requestDate', lead: 'shared[].lead',
      time_zone: 'consultations[].timeZone',
    },
  },
  'public.consultation_submissions': { rows: 'investor_id = $investor', columns: { submitted_at: 'consultations[].submittedAt[]' } },
  'public.consultation_events': {
    rows: 'request_id in (select id from consultation_requests where investor_id = $investor)',
    columns: {
      event: 'consultations[].events[].event', channel: 'consultations[].events[].channel', version: 'consultations[].events[].version',
      at: 'consultations[].events[].at',
    },
  },
  'public.consents': {
    rows: 'investor_id = $investor',
    columns: {
      id: 'consents[].id', kind: 'consents[].kind', given: 'consents[].given', reason: 'consents[].reason', shown_hash: 'consents[].shownHash',
      wording_hash: { path: 'consents[].version', of: 'left(wording_hash, 12)' }, consultation_request_id: 'consents[].consultationRequestId',
      recipient: 'consents[].recipient', recorded_at: 'consents[].at',
    },
  },
  'public.consent_wordings': {
    rows: 'hash in (select wording_hash from consents where investor_id = $investor)',
    columns: { kind: 'consents[].kind', words: 'consents[].words', version: 'consents[].version' },
  },
  'public.appointments': {
    rows: 'investor_id = $investor',
    columns: {
      id: { path: ['consultations[].appointment.id', 'held.id'] }, starts_at: { path: ['consultations[].appointment.start', 'held.start'] },
      ends_at: { path: ['consultations[].appointment.end', 'held.end'] }, held_until: 'held.heldUntil',
      sequence: { path: 'consultations[].appointment.sequence', of: 'case when held_until is null then sequence end' },
      request_id: 'consultations[].id',
    },
  },
  'public.contact_messages': {
    rows: 'lower(email) = $email',
    columns: {
      id: 'contactMessages[].id', first_name: 'contactMessages[].firstName', last_name: 'contactMessages[].lastName', email: 'contactMessages[].email',
      subject: 'contactMessages[].subject', message: 'contactMessages[].message', suspected: 'contactMessages[].suspected', received_at: 'contactMessages[].receivedAt',
    },
  },
  'public.audit_entries': {
    rows: 'investor_id = $investor',
    columns: { at: 'activity[].at', action: 'activity[].action', details: 'activity[].details' },
  },
  'auth.users': {
    rows: 'id = $user',
    columns: {
      id: 'account.id', email: 'account.email', email_confirmed_at: 'account.email_confirmed_at', invited_at: 'account.invited_at',
      confirmation_sent_at: 'account.confirmation_sent_at', recovery_sent_at: 'account.recovery_sent_at', new_email: 'account.new_email',
      email_change_sent_at: 'account.email_change_sent_at', last_sign_in_at: 'account.last_sign_in_at', app_metadata: 'account.app_metadata',
      user_metadata: 'account.user_metadata', banned_until: 'account.banned_until', created_at: 'account.created_at', updated_at: 'account.updated_at',
      phone: 'account.phone', phone_confirmed_at: 'account.phone_confirmed_at', new_phone: 'account.new_phone',
      phone_change_sent_at: 'account.phone_change_sent_at', reauthentication_sent_at: 'account.reauthentication_sent_at',
      role: 'account.role', is_anonymous: 'account.is_anonymous',
    },
  },
  'auth.identities': {
    rows: 'user_id = $user',
    columns: {
      id: 'account.identities[].identity_id', provider: 'account.identities[].provider', provider_id: 'account.identities[].id',
      user_id: 'account.identities[].user_id', identity_data: 'account.identities[].identity_data', email: 'account.identities[].email',
      last_sign_in_at: 'account.identities[].last_sign_in_at', created_at: 'account.identities[].created_at', updated_at: 'account.identities[].updated_at',
    },
  },
  'auth.sessions': {
    rows: 'user_id = $user',
    columns: {
      created_at: 'account.sessions[].created_at', updated_at: 'account.sessions[].updated_at', refreshed_at: 'account.sessions[].refreshed_at',
      user_agent: 'account.sessions[].user_agent', ip: 'account.sessions[].ip', aal: 'account.sessions[].aal', amr: 'account.sessions[].amr',
    },
  },
  'auth.factors': {
    rows: 'user_id = $user',
    columns: {
      id: 'account.factors[].id', friendly_name: 'account.factors[].friendly_name', factor_type: 'account.factors[].factor_type',
      status: 'account.factors[].status', last_challenged_at: 'account.factors[].last_challenged_at',
      created_at: 'account.factors[].created_at', updated_at: 'account.factors[].updated_at',
    },
  },
  'auth.factor_challenges': {
    rows: 'factor_id in (select id from auth.factors where user_id = $user)',
    columns: {
      ip_address: 'account.factor_challenges[].ip_address', created_at: 'account.factor_challenges[].created_at',
      verified_at: 'account.factor_challenges[].verified_at',
    },
  },
  'auth.recovery_codes': {
    rows: 'factor_id in (select id from auth.factors where user_id = $user)',
    columns: { created_at: 'account.recovery_codes[].created_at', used_at: 'account.recovery_codes[].used_at' },
  },
  'auth.passkeys': {
    rows: 'user_id = $user',
    columns: {
      friendly_name: 'account.passkeys[].friendly_name', transports: 'account.passkeys[].transports', device_type: 'account.passkeys[].device_type',
      backed_up: 'account.passkeys[].backed_up', created_at: 'account.passkeys[].created_at', updated_at: 'account.passkeys[].updated_at',
      last_used_at: 'account.passkeys[].last_used_at',
    },
  },
  'auth.passkey_challenges': {
    rows: 'user_id = $user',
    columns: { kind: 'account.passkey_challenges[].kind', created_at: 'account.passkey_challenges[].created_at' },
  },
  'auth.one_time_tokens': {
    rows: 'user_id = $user',
    columns: {
      kind: 'account.mails[].kind', relates_to: 'account.mails[].relates_to', created_at: 'account.mails[].created_at', sent_at: 'account.mails[].sent_at',
    },
  },
  'auth.notices': {
    rows: 'user_id = $user',
    columns: { address: 'account.notices[].address', browser: 'account.notices[].browser', happened_at: 'account.notices[].happened_at' },
  },
  'auth.mail_requests': {
    rows: 'true',
    columns: { kind: 'account.ordered_mails[].kind', sent_at: 'account.ordered_mails[].sent_at', redirect_to: 'account.ordered_mails[].redirect_to' },
  },
  'auth.audit_log': {
    rows: "payload ->> 'actor_id' = $user",
    columns: {
      payload: { path: 'account.activity[].action', of: "payload ->> 'action'" }, created_at: 'account.activity[].at', ip_address: 'account.activity[].ip',
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
  'public.investors': { auth_user_id: account, email_token_expiry: 'decides which of two sign-ins knows the newer address' },
  'public.questionnaire_submissions': { investor_id: row, idempotency_key: repeat, fingerprint: repeat },
  'public.consultation_requests': { investor_id: row, webhook_version: mailing, mail_version: mailing, webhook_tried: mailing, mail_tried: mailing, alerted_at: 'when the operator was reminded of the partner' },
  'public.consultation_submissions': { id: row, investor_id: row, request_id: row, idempotency_key: repeat, fingerprint: repeat },
  'public.consultation_events': { id: row, request_id: row },
  'public.consents': { investor_id: row, request_id: 'number of a call in the log' },
  'public.consent_wordings': { hash: 'made from the words', first_used_at: 'when anybody first saw the words' },
  'public.appointments': { investor_id: row, hold_id: row, alerted_at: 'when the operator was told that the partner knows nothing of it' },
  'public.contact_messages': { idempotency_key: repeat },
  'public.audit_entries': { id: row, investor_id: row, request_id: 'number of a call in the log' },
  'auth.users': {
    encrypted_password: 'opens the account', deleted_at: 'nobody is signed in to such an account', email_change_confirmations_left: 'how far a change of address has got', email_change_confirmed: 'how far a change of address has got',
  },
  'auth.sessions': {
    id: row, user_id: account, refresh_counter: 'part of what opens the account', raised_counter: 'part of what opens the account', factor_id: row,
  },
  'auth.factors': { user_id: account, secret: 'opens the account', last_used_step: 'guards a code' },
  'auth.factor_challenges': { id: row, factor_id: row },
  'auth.recovery_codes': { factor_id: row, code_hash: 'opens the account' },
  'auth.passkeys': {
    id: row, user_id: account, credential_id: 'part of what opens the account', public_key: 'part of what opens the account', counter: 'guards the passkey',
  },
  'auth.passkey_challenges': { id: row, user_id: account, challenge: 'part of what opens the account', browser_hash: 'guards the passkey' },
  'auth.one_time_tokens': { id: row, user_id: account, code_hash: 'opens the account', link_hash: 'opens the account', attempts: 'guards a code', order_id: row, code_challenge: browser, code_challenge_method: browser },
  'auth.notices': { order_id: row, user_id: account },
  'auth.mail_requests': { address_hash: 'made from the address', order_id: row, code_challenge: browser, code_challenge_method: browser },
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
  'public.product_secrets': 'keys of the server',
  'public.partner_messages': 'numbers of the partner’s own messages',
  'public.deleted_accounts': 'about accounts that are gone',
  'public.mailbox_messages': 'stands in for a mail server on a machine without one: what was sent is in the person’s own mailbox',
}
