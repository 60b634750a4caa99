import { writeFile } from 'node:fs/promises'
import { Server } from 'node:http'
import { join } from 'node:path'
import { freePort } from '@dst/vitest-config/free-port'
import { runServer } from 'verdaccio'

/** A registry of npm packages on this machine. */
export interface Registry {
  readonly url: string
  /** Lets npm and pnpm in `folder` find the packages of the scope here, and publish them. */
  readonly useIn: (folder: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** Starts a real registry that has only the packages of this repository's scope, and keeps them in `folder`. */
export async function startRegistry(folder: string): Promise<Registry> {
  const port = await freePort()
  const anybody = { access: '$all', publish: '$all', unpublish: '$all' }
  const server: unknown = await runServer({
    self_path: folder,
    storage: join(folder, 'storage'),
    uplinks: {},
    packages: { '@dst/*': anybody },
    web: { enable: false },
    middlewares: { audit: { enabled: false } },
    log: { type: 'file', path: join(folder, 'registry.log'), format: 'pretty', level: 'warn' },
    max_body_size: '50mb',
  })
  if (!(server instanceof Server)) throw new Error('the registry is no server of Node')
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${port}/`
  return {
    url,
    useIn: (project) => writeFile(join(project, '.npmrc'), settings(url)),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** npm publishes only with some token, even where the registry wants none. */
function settings(url: string): string {
  return [`@dst:registry=${url}`, `//${new URL(url).host}/:_authToken=anybody`, ''].join('\n')
}
