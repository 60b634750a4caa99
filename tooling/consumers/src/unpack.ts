import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createPackageFromTarballData } from '@arethetypeswrong/core'
import { packageNames, root } from './packages.ts'

const codeOrData = /\.(?:js|cjs|json)$/

/**
 * Unpacks the code of the tarballs into `folder/node_modules`, where a bundler finds it, and links what they depend on
 * from this repository. Returns the folder.
 */
export async function unpackTarballs(tarballs: readonly string[], folder: string): Promise<string> {
  for (const tarball of tarballs) {
    const packed = createPackageFromTarballData(new Uint8Array(await readFile(tarball)))
    for (const file of packed.listFiles().filter((name) => codeOrData.test(name))) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), packed.readFile(file))
    }
  }
  for (const name of packageNames) await linkDependencies(name, join(folder, 'node_modules/@dst', name))
  return folder
}

async function linkDependencies(name: string, unpacked: string): Promise<void> {
  const installed = join(root, 'packages', name, 'node_modules')
  const manifest = JSON.parse(await readFile(join(unpacked, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
  }
  for (const dependency of Object.keys(manifest.dependencies ?? {})) {
    if (dependency.startsWith('@dst/')) continue
    const link = join(unpacked, 'node_modules', dependency)
    await mkdir(dirname(link), { recursive: true })
    await symlink(join(installed, dependency), link, 'junction')
  }
}
