import { run } from './command.ts'

/**
 * Publishes packed packages to a registry, in the order given. A version that is there already is left alone, so that a
 * release that was interrupted can be repeated. `cwd` is a folder whose `.npmrc` knows the registry's token.
 */
export async function publishTarballs(tarballs: readonly string[], registry: string, cwd: string): Promise<void> {
  for (const tarball of tarballs) {
    try {
      await run('pnpm', ['publish', tarball, '--no-git-checks', '--registry', registry], { cwd })
    } catch (error) {
      if (!isThereAlready(error)) throw error
    }
  }
}

function isThereAlready(error: unknown): boolean {
  return error instanceof Error && /EPUBLISHCONFLICT|previously published|already present|409/.test(error.message)
}
