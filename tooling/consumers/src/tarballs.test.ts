import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { checkTarball } from './check-tarball.ts'
import { run } from './command.ts'
import { packageNames } from './packages.ts'

test('every package is packed', () => {
  const names = inject('tarballs').map((path) => basename(path).replace(/^dst-|-\d+\.\d+\.\d+\.tgz$/g, ''))
  expect(names.toSorted()).toEqual([...packageNames].toSorted())
})

test.each(inject('tarballs').map((path) => ({ name: basename(path), path })))(
  '$name keeps what its manifest promises',
  async ({ path }) => {
    expect(await checkTarball(path)).toEqual([])
  },
)

test.each([
  ['dialog', true],
  ['badge', false],
])('a server may render what needs no browser: %s of the design system is marked: %s', async (part, marked) => {
  const text = await readFile(join(inject('unpacked'), `node_modules/@dst/ui/dist/${part}.js`), 'utf8')
  expect(text.startsWith('"use client"')).toBe(marked)
})

test('a package that breaks its promises is found', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dst-broken-'))
  try {
    const types = { types: './index.d.ts', default: './index.cjs' }
    const manifest = {
      name: '@dst/broken',
      version: '1.0.0',
      type: 'module',
      license: 'MIT',
      repository: { type: 'git', url: 'git+https://git.example.com/broken.git', directory: 'packages/other' },
      engines: { node: '>=22' },
      files: ['*.js', '*.cjs', '*.d.ts'],
      exports: { '.': { require: types }, './gone': './gone.js' },
      sideEffects: ['*.css'],
    }
    await mkdir(join(folder, 'packed'))
    await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
    await writeFile(join(folder, 'index.cjs'), 'exports.answer = 42\n')
    await writeFile(join(folder, 'index.d.ts'), 'export const answer: 42\n')
    await run('npm', ['pack', '--pack-destination', 'packed'], { cwd: folder })
    const findings = (await checkTarball(join(folder, 'packed/dst-broken-1.0.0.tgz'))).join('\n')
    expect(findings).toContain('publint: ')
    expect(findings).toMatch(/gone\.js but the file does not exist/)
    expect(findings).toContain('attw: FalseESM')
    expect(findings).toContain('no README.md')
    for (const field of ['homepage', 'bugs', 'keywords']) expect(findings).toContain(`no ${field}`)
    expect(findings).toContain('repository.directory is not packages/broken')
    expect(findings).toContain('sideEffects names *.css, which is not shipped')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
