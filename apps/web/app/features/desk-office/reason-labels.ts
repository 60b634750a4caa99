/** Why something failed, in words, and what the staff can do about it. */
export interface Reason {
  /** What happened. */
  readonly what: string
  /** What to do. */
  readonly todo: string
}

const askFirm = 'Ask the firm. What has tries left goes on by itself; retry what was given up once the firm is ready.'
const mailSettings = 'Have the mail settings (SMTP_URL) checked, then retry.'
const certificate = 'Whoever runs the other server has to renew or correct its certificate. Retry after that.'
const wait = 'Nothing to do now: it is tried again by itself. If it goes on, have the server checked.'

const known = {
  webhook_timeout: { what: 'The firm’s system did not answer in time.', todo: askFirm },
  webhook_private_address: {
    what: 'The address of the firm’s system is inside a private network, and such addresses are off.',
    todo: 'If that is meant, have PARTNER_WEBHOOK_ALLOW_PRIVATE set to on. Otherwise have the address corrected.',
  },
  webhook_not_configured: {
    what: 'No direct connection to the firm is set up any more.',
    todo: 'If the firm gets everything by mail, cancel this. Otherwise have PARTNER_WEBHOOK_URL set, then retry.',
  },
  webhook_ended: {
    what: 'The firm’s system said that it no longer takes requests, so nothing is sent to it.',
    todo:
      'Ask the firm. Have the new address set in PARTNER_WEBHOOK_URL, or “pnpm jobs resume-webhook” run, then retry ' +
      'what lies here.',
  },
  partner_changed: {
    what: 'The person agreed to another firm than the present one, so nothing goes to the present one.',
    todo:
      'For a request: ask the person for a new consent on its page. For a withdrawal: tell the former firm ' +
      'yourself, then cancel this.',
  },
  lead_declined: {
    what: 'The firm does not take this request, and its person was told so.',
    todo: 'See whether the person needs another way, and write to them if so.',
  },
  lead_unacknowledged: {
    what: 'The firm has not confirmed the request, and the promised time is near.',
    todo: 'Call the firm.',
  },
  lead_stranded: {
    what: 'No job is left that would deliver the request.',
    todo: 'Open the request and retry its canceled or dead job.',
  },
  appointment_unreachable: {
    what: 'A booked conversation begins soon, and the firm does not know of it.',
    todo: 'Call the firm or the person.',
  },
  no_partner_channel: {
    what: 'There is neither a mail address nor a direct connection to reach the firm.',
    todo: 'Have PARTNER_EMAIL or PARTNER_WEBHOOK_URL set, then retry.',
  },
  job_dead: { what: 'A job failed at every try.', todo: 'See “Undelivered” for why, and retry it there.' },
  job_skipped: { what: 'A regular job failed; the next one does its work.', todo: wait },
  job_timeout: { what: 'It took longer than it may.', todo: wait },
  job_failed: { what: 'An unexpected error.', todo: 'Retry once. If it fails again, have the server’s log read.' },
  jobs_failing: { what: 'The queue of jobs reports errors.', todo: 'Have the database and the server’s log checked.' },
  jobs_database_away: { what: 'The queue could not reach the database.', todo: wait },
  database_connection_lost: { what: 'The connection to the database broke off.', todo: wait },
  auth_service_away: { what: 'The account service does not answer.', todo: wait },
  auth_service_keeps_account: {
    what: 'The account service refuses to delete an account.',
    todo: 'Have the key of the account service checked. The deletion is tried again by itself.',
  },
  reminder_missed: {
    what: 'A reminder was not sent before its day was over.',
    todo: 'Nothing can be sent any more. If there are many, have the mail server checked.',
  },
  reminder_check_failed: { what: 'A reminder’s day could not be worked out.', todo: wait },
  mail_transport_error: { what: 'The connection to the mail server broke off.', todo: wait },
  EAUTH: { what: 'The mail server refuses the user name or password.', todo: mailSettings },
  EENVELOPE: {
    what: 'The mail server refuses the sender’s or the recipient’s address.',
    todo: 'Check the address for a typing error. If it is right, have the mail server’s log read.',
  },
  EMESSAGE: { what: 'The mail server refuses the message.', todo: 'Have the mail server’s log read, then retry.' },
  ESTREAM: { what: 'The mail could not be written.', todo: wait },
  ETLS: { what: 'No encrypted connection to the mail server could be made.', todo: mailSettings },
  EPROTOCOL: { what: 'The mail server gave an answer that makes no sense.', todo: mailSettings },
  ESOCKET: { what: 'The connection to the mail server failed.', todo: wait },
  ECONNECTION: { what: 'The mail server could not be reached.', todo: wait },
  EDNS: { what: 'The server’s name could not be found.', todo: 'Have the address in the settings checked.' },
  ENOTFOUND: { what: 'There is no server of that name.', todo: 'Have the address in the settings checked.' },
  EAI_AGAIN: { what: 'The name of the server could not be looked up just now.', todo: wait },
  ECONNREFUSED: { what: 'The other server is reachable, but takes no connection.', todo: wait },
  ECONNRESET: { what: 'The other server broke off the connection.', todo: wait },
  EPIPE: { what: 'The other server broke off the connection.', todo: wait },
  ETIMEDOUT: { what: 'The other server did not answer in time.', todo: wait },
  EHOSTUNREACH: { what: 'No way leads to the other server.', todo: wait },
  ENETUNREACH: { what: 'This server has no network.', todo: wait },
  CERT_HAS_EXPIRED: { what: 'The certificate of the other server has expired.', todo: certificate },
  DEPTH_ZERO_SELF_SIGNED_CERT: { what: 'The other server vouches for itself only.', todo: certificate },
  SELF_SIGNED_CERT_IN_CHAIN: {
    what: 'The other server’s certificate is not from a known authority.',
    todo: certificate,
  },
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: { what: 'The other server’s certificate is incomplete.', todo: certificate },
  given_up: { what: 'Every try failed, and none is left.', todo: 'See under Undelivered why, and retry it.' },
  ERR_TLS_CERT_ALTNAME_INVALID: { what: 'The certificate belongs to another server’s name.', todo: certificate },
} as const satisfies Record<string, Reason>

/** Every code that has a text of its own. */
export const knownReasons: readonly string[] = Object.keys(known)

/**
 * What a code means. A status that came back from the firm's system has its text by kind; a code that is not known
 * here says so, and stands for itself.
 */
export function reasonOf(code: string): Reason {
  const status = /^webhook_status_(\d{3})$/.exec(code)?.[1]
  if (status !== undefined) return statusReason(Number(status))
  if (Object.hasOwn(known, code)) return known[code as keyof typeof known]
  return {
    what: 'An error that has no explanation here.',
    todo: 'Retry once. If it fails again, give the code to whoever looks after the server.',
  }
}

const gone = 410
const tooMany = 429

function statusReason(status: number): Reason {
  if (status === gone)
    return { what: 'The firm’s system answered that this address is closed for good.', todo: known.webhook_ended.todo }
  if (status === tooMany) return { what: 'The firm’s system got too much at once.', todo: wait }
  if (status === 401 || status === 403)
    return {
      what: 'The firm’s system did not accept our signature.',
      todo: 'Compare the secret (PARTNER_WEBHOOK_SECRET) with the firm, then retry.',
    }
  if (status < 400)
    return {
      what: 'The firm’s system sent us on to another address, which counts as a failure.',
      todo: 'Ask the firm for its new address and have it set in PARTNER_WEBHOOK_URL, then retry.',
    }
  if (status < 500) return { what: 'The firm’s system refused what was sent.', todo: askFirm }
  return { what: 'The firm’s system has an error of its own.', todo: askFirm }
}
