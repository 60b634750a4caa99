import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { run } from './command.ts'

/** A repository with one package, `@dst/small`, that can be released. */
export interface SmallRepository {
  readonly write: (file: string, text: string) => Promise<void>
  readonly remove: (file: string) => Promise<void>
  readonly commit: () => Promise<void>
  readonly tags: () => Promise<string[]>
}

/** Makes the repository in an empty folder, with one commit. */
export async function makeSmallRepository(root: string): Promise<SmallRepository> {
  const git = (...args: string[]) => run('git', args, { cwd: root })
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  const commit = async () => {
    await git('add', '--all')
    await git('commit', '--quiet', '--message', 'change')
  }
  await git('init', '--quiet')
  await git('config', 'user.name', 'A')
  await git('config', 'user.email', 'a@b.example')
  for (const [file, text] of Object.entries(files('1.0.0'))) await write(file, text)
  await commit()
  return {
    write,
    remove: (file) => rm(join(root, file)),
    commit,
    tags: async () => (await git('tag')).split('\n').filter(Boolean),
  }
}

/** The manifest of the package in a version. */
export function smallManifest(version: string): string {
  return JSON.stringify({
    name: '@dst/small',
    version,
    license: 'MIT',
    type: 'module',
    repository: { type: 'git', url: 'git+https://git.example.com/small.git', directory: 'packages/small' },
    homepage: 'https://git.example.com/small',
    bugs: 'https://git.example.com/small/issues',
    keywords: ['small'],
    exports: {
      '.': {
        import: { types: './index.d.ts', default: './index.js' },
        require: { types: './index.d.cts', default: './index.cjs' },
      },
    },
    files: ['*.js', '*.cjs', '*.d.ts', '*.d.cts', 'CHANGELOG.md'],
    sideEffects: false,
    engines: { node: '>=22' },
  })
}

function files(version: string): Record<string, string> {
  const small = 'packages/small'
  return {
    'package.json': '{ "private": true }',
    'pnpm-workspace.yaml': "packages: ['packages/*']\n",
    '.changeset/README.md': 'What a changeset is.',
    [`${small}/package.json`]: smallManifest(version),
    [`${small}/index.js`]: 'export const answer = 42\n',
    [`${small}/index.cjs`]: 'exports.answer = 42\n',
    [`${small}/index.d.ts`]: 'export declare const answer: 42\n',
    [`${small}/index.d.cts`]: 'export declare const answer: 42\n',
    [`${small}/README.md`]: '# Small\n',
    [`${small}/CHANGELOG.md`]: '# Small\n',
    [`${small}/LICENSE`]: 'As you like.\n',
  }
}
