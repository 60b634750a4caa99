import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from './context.ts'
import { runLogged } from './logged-step.ts'
import { fingerprint, isStamped, stamp } from './stamp.ts'
import { listWorkspaces } from './workspaces.ts'

/**
 * Installs the dependencies when the lockfile or a manifest has changed since the last time or a node_modules folder is
 * missing; otherwise runs nothing. Returns whether they are in place.
 */
export async function installDependencies(context: Context): Promise<boolean> {
  const { root } = context
  const workspaces = await listWorkspaces(root)
  const manifests = workspaces.map(({ folder }) => `${folder}/package.json`)
  const print = await fingerprint(root, ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests])
  const stampFile = join(root, '.tools', 'installed')
  const folders = ['node_modules', ...workspaces.map(({ folder }) => `${folder}/node_modules`)]
  if ((await isStamped(stampFile, print)) && (await allExist(root, folders))) return true

  const installed = await runLogged(context, {
    title: 'Installing dependencies',
    name: 'install',
    command: 'pnpm',
    // Nobody can answer prompts; packages in the store are not downloaded again.
    args: ['install', '--frozen-lockfile', '--prefer-offline', '--config.confirmModulesPurge=false'],
    whenItFails:
      'The dependencies could not be installed. Check the network connection and run the same command again; ' +
      'after changing a package.json, run "pnpm install" once.',
  })
  if (installed) await stamp(stampFile, print)
  return installed
}

async function allExist(root: string, folders: string[]): Promise<boolean> {
  const checks = folders.map((folder) =>
    access(join(root, folder)).then(
      () => true,
      () => false,
    ),
  )
  return (await Promise.all(checks)).every(Boolean)
}
