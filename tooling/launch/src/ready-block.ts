/** What the contents of the ready block depend on. */
export interface ReadyFacts {
  url: string
  /** Names of facts that the owner still has to fill in. */
  placeholders: readonly string[]
  /**
   * How Google sign-in works: with its `stand-in`, the `configured` client, or not at all (`off`); undefined if a
   * hosted service decides.
   */
  google?: string | undefined
  /** Whether the desk can be tried out without an invitation. */
  desk: boolean
  dataFolder: string
  logFile: string
  environment: NodeJS.ProcessEnv
}

/** The block printed once the product is ready: where to look, where the data is, how to stop. */
export function readyBlock({ url, placeholders, google, desk, dataFolder, logFile, environment }: ReadyFacts): string {
  const base = url.replace(/\/$/, '')
  const rows: [string, string][] = [
    ['Site', environment['WEB'] === 'off' ? 'off (WEB=off)' : `${base}/`],
    [
      'Mailbox',
      environment['SMTP_URL']
        ? 'off: mail goes out through SMTP_URL'
        : `${base}/dev/mailbox  (every email the product sends)`,
    ],
    ...(desk ? [['Desk', `${base}/dev/desk  (opens it as the partner or as staff)`] as [string, string]] : []),
    ...(google === undefined ? [] : [['Google', googleLines(base, google)] as [string, string]]),
    ['API reference', `${base}/api/docs`],
    [
      'Data',
      environment['DATABASE_URL']
        ? 'in the database of DATABASE_URL'
        : `${dataFolder}  (delete this folder to start afresh)`,
    ],
    ['Log', logFile],
    ...(placeholders.length > 0
      ? [
          [
            'To fill in',
            `${placeholders.join(', ')}  (packages/content/src: site/site.ts, partner/partner-firm.ts)`,
          ] as [string, string],
        ]
      : []),
    ['Stop', 'Ctrl-C'],
  ]
  const lines = rows.map(([name, value]) => `  ${name.padEnd(15)}${value}`)
  return ['', 'DST Investing is running.', '', ...lines, '', ''].join('\n')
}

function googleLines(base: string, google: string): string {
  if (google === 'stand-in') return `${base}/dev/google  (stands in for Google; the sign-in page leads there)`
  return google === 'configured' ? 'people sign in with GOOGLE_CLIENT_ID' : 'off: GOOGLE_CLIENT_ID is not set'
}
