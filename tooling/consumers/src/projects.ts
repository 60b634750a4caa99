import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './command.ts'
import type { Registry } from './registry.ts'

/** The projects of other teams, as they are written. */
const projects = fileURLToPath(new URL('../projects/', import.meta.url))

/**
 * Copies the projects to `folder` and installs them from the registry. Packages of others come in the versions of their
 * lock file, as far as this repository's store has them without asking anybody.
 */
export async function installProjects(folder: string, registry: Registry): Promise<void> {
  await cp(projects, folder, { recursive: true, filter: (path) => !/node_modules|\.next|[\\/]out$/.test(path) })
  await registry.useIn(folder)
  await run('pnpm', ['install', '--no-frozen-lockfile', '--prefer-offline', '--reporter=append-only'], { cwd: folder })
}

/** Writes the lock file of an installation back, without what the registry of the run had. */
export async function preserveLockFile(folder: string): Promise<void> {
  const lock = await readFile(join(folder, 'pnpm-lock.yaml'), 'utf8')
  await writeFile(join(projects, 'pnpm-lock.yaml'), withoutProductPackages(lock))
}

const requests = /^importers:$[^]*?(?=^packages:$)/m
const productPackage = /^ {2}'@dst\/.*\n(?: {4,}.*\n)*\n?/gm

/**
 * The versions that a lock file of pnpm holds still, without what the projects ask for, and without our own packages:
 * their content differs in every run.
 */
export function withoutProductPackages(lock: string): string {
  return lock.replace(requests, 'importers:\n\n  .: {}\n\n').replaceAll(productPackage, '')
}
