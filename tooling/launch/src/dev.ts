import type { Context } from './context.ts'
import { isPortFree } from './free-port.ts'
import { installDependencies } from './install.ts'

const sitePort = '5173'

/** Runs the API and site from all packages' sources with live reload until one ends or the launcher is stopped. */
export async function dev(context: Context): Promise<number> {
  const { programs, screen, environment } = context
  const url = `http://localhost:${sitePort}`
  const apiPort = environment['PORT'] || '4000'
  if (!/^\d{1,5}$/.test(apiPort) || Number(apiPort) < 1 || Number(apiPort) > 65_535) {
    screen.write('PORT must be a whole number from 1 to 65535: the site has to know where the API listens.\n')
    return 1
  }
  // Vite would take the next port, where links in emails don't lead.
  for (const [port, need, advice] of [
    [apiPort, 'the API', 'Stop it, or choose another port with PORT.'],
    [sitePort, 'the site', 'Stop it: the site has no other port while it is developed.'],
  ] as const) {
    if (await isPortFree(Number(port))) continue
    screen.write(`Another program listens on port ${port}, which ${need} needs. ${advice}\n`)
    return 1
  }
  if (!(await installDependencies(context))) return 1
  screen.write(`\nStarting the API on port ${apiPort} and the site at ${url}/ (Ctrl-C stops both)\n\n`)

  const ends = [
    runWorkspace(context, 'api', {
      PORT: apiPort,
      // Vite serves the site here, and links in emails must point to it.
      WEB: 'off',
      PUBLIC_URL: environment['PUBLIC_URL'] ?? url,
    }),
    // Vite's own config imports the site's facts, and Node resolves those imports.
    runWorkspace(context, 'web', {
      API_URL: `http://127.0.0.1:${apiPort}`,
      NODE_OPTIONS: [environment['NODE_OPTIONS'], '--conditions=@dst/source'].filter(Boolean).join(' '),
    }),
  ]
  await Promise.race(ends)
  if (!programs.isStopping()) screen.write('One of the two has ended; stopping the other.\n')
  await programs.stop()
  return 1
}

function runWorkspace(
  { root, programs, screen }: Context,
  name: string,
  environment: Record<string, string>,
): Promise<number> {
  return programs.run({
    command: 'pnpm',
    args: ['--filter', `@dst/${name}`, 'dev'],
    cwd: root,
    environment,
    onLine: (line) => screen.write(`${name} | ${line}\n`),
  })
}
