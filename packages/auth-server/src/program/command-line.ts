import { parseArgs } from 'node:util'

/** Command-line options; everything else is configured by the environment. */
export interface CommandLine {
  help: boolean
  host?: string | undefined
  port?: number | undefined
  prefix: string
  data?: string | undefined
  rateLimits: boolean
}

/** Usage text of the program. */
export const usage = `dst-auth-server: an auth service that Supabase clients accept unchanged

  dst-auth-server [--port 9999] [--host localhost] [--prefix /auth/v1] [--data FOLDER] [--no-rate-limits]

  --port            Port to listen on; 0 takes a free one. Default: PORT, else 9999
  --host            Name or address to listen on. Default: GOTRUE_API_HOST, else localhost
  --prefix          Path before every route, such as /auth/v1 for createClient(). Default: none
  --data            Folder of the embedded database and of the keys. Default: DATA_DIR, else everything in memory
  --no-rate-limits  Counts no requests and no guesses, for tests
  --help            Prints this

Everything else is set by the environment variables of the official service, such as GOTRUE_SITE_URL, GOTRUE_JWT_SECRET,
GOTRUE_MAILER_AUTOCONFIRM, GOTRUE_SMTP_HOST and DATABASE_URL. README.md lists them.
`

/** Parses the command line. Throws with a message for the user. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean', default: false },
      host: { type: 'string' },
      port: { type: 'string' },
      prefix: { type: 'string', default: '' },
      data: { type: 'string' },
      'no-rate-limits': { type: 'boolean', default: false },
    },
  })
  if (values.port !== undefined && !/^\d{1,5}$/.test(values.port)) throw new Error('--port must be a number')
  if (!/^(\/[\w.~-]+)*$/.test(values.prefix)) throw new Error('--prefix must begin with a slash and end without one')
  return {
    help: values.help,
    host: values.host,
    port: values.port === undefined ? undefined : Number(values.port),
    prefix: values.prefix,
    data: values.data,
    rateLimits: !values['no-rate-limits'],
  }
}
