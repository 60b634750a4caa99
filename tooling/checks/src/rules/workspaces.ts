import ts from 'typescript'
import { arrows } from '../architecture/rules.ts'
import { isSource, type Finding, type Rule } from '../repository.ts'

const tasks = ['typecheck', 'lint', 'test']
/** What is served or installed; tools and the Storybook run from their sources. */
const built = /^(?:packages\/|apps\/(?!storybook$))/

/** Every workspace has every task, because Turbo silently skips a missing one; its lint also checks formatting. */
export const workspaceTasks: Rule = ({ workspaces }) =>
  workspaces.flatMap(({ folder, scripts }) => {
    const place = `${folder}/package.json`
    const missing = [...tasks, ...(built.test(folder) ? ['build'] : [])]
      .filter((task) => !scripts[task])
      .map((task) => ({ place, message: `has no "${task}" script, so Turbo would skip it in silence` }))
    const isFormatted = scripts['lint']?.includes('prettier --check') ?? true
    return isFormatted ? missing : [...missing, { place, message: 'its "lint" does not run prettier --check' }]
  })

/** What only some shells understand; npm runs scripts in `cmd` on Windows. `&&` and double quotes are in all. */
const shellSyntax: readonly (readonly [syntax: RegExp, name: string])[] = [
  [/(?:^|&&)\s*\w+=/, 'a variable before its command; write cross-env'],
  [/'/, 'single quotes; write \\"'],
  [/[$`%]/, 'an expansion'],
  [/[;|<>]|(?<!&)&(?!&)/, 'something other than && between commands'],
  [/(?:^|\s)[^\s"]*[*?{~][^\s"]*(?:\s|$)/, 'a pattern without quotes'],
  [/(?:^|&&)\s*(?:rm|cp|mv|mkdir|cat|test|export|sh|bash|true)\b/, 'a program that Windows lacks'],
]

/** Scripts of a package.json run in every shell, that of Windows included. */
export const portableScripts: Rule = async ({ workspaces, read }) => {
  const root = JSON.parse((await read('package.json')) || '{}') as { scripts?: Record<string, string> }
  return [{ folder: '.', scripts: root.scripts ?? {} }, ...workspaces].flatMap(({ folder, scripts }) =>
    Object.entries(scripts).flatMap(([name, script]) =>
      shellSyntax
        .filter(([syntax]) => syntax.test(script))
        .map(([, what]) => ({
          place: `${folder}/package.json`.replace(/^\.\//, ''),
          message: `its "${name}" has ${what}`,
        })),
    ),
  )
}

/** Every workspace has exactly one tag, and the root's turbo.json defines what that tag may depend on. */
export const turboTags: Rule = async ({ workspaces, read }) => {
  // Turbo allows comments in its files.
  const parse = async (file: string) =>
    ts.parseConfigFileTextToJson(file, await read(file)) as {
      config?: { tags?: string[]; boundaries?: { tags?: Record<string, unknown> } }
    }
  const known = (await parse('turbo.json')).config?.boundaries?.tags ?? {}
  const findings: Finding[] = []
  for (const { folder } of workspaces) {
    const place = `${folder}/turbo.json`
    const [tag, ...more] = (await parse(place)).config?.tags ?? []
    if (tag === undefined || more.length > 0) findings.push({ place, message: 'must carry exactly one tag' })
    else if (!(tag in known))
      findings.push({ place, message: `carries the tag "${tag}", which turbo.json has no boundary for` })
  }
  return findings
}

/** What is installed with a package is what its sources may import. Of our own packages Turbo's boundaries say it. */
export const installedPackages: Rule = ({ workspaces }) =>
  workspaces.flatMap(({ folder, dependencies }) => {
    const others = arrows[folder]?.others
    const allowed = new RegExp(others === undefined ? '' : `^(?:@dst/.+|${others.join('|')})$`)
    return dependencies
      .filter((name) => !allowed.test(name))
      .map((name) => ({ place: `${folder}/package.json`, message: `may not depend on ${name}` }))
  })

/**
 * Every package export lists its source first, under a condition set by this repository's own tools, so that
 * `pnpm dev`, type checks, lint and tests need no build. Consumers of a package do not set it.
 */
export const packageSources: Rule = async ({ workspaces, files, read }) => {
  const findings: Finding[] = []
  for (const { folder } of workspaces.filter((workspace) => workspace.folder.startsWith('packages/'))) {
    const place = `${folder}/package.json`
    const { exports = {} } = JSON.parse(await read(place)) as { exports?: Record<string, object> }
    // Data is published as written.
    for (const [name, entry] of Object.entries(exports).filter(([key]) => !key.endsWith('.json'))) {
      const [[key, source] = []] = Object.entries(entry)
      if (key !== '@dst/source') findings.push({ place, message: `${name} does not begin with "@dst/source"` })
      else if (!files.includes(`${folder}/${String(source).slice(2)}`))
        findings.push({ place, message: `${name} leads to ${String(source)}, which is not there` })
    }
  }
  return findings
}

const vague = /(?:^|[/-])(utils?|helpers?|common|types?|managers?|misc)(?=[./])/

/** A name says what is in the file or folder. */
export const fileNames: Rule = ({ files }) =>
  files.filter(isSource).flatMap((file) => {
    const name = vague.exec(file)?.[1]
    return name === undefined ? [] : [{ place: file, message: `"${name}" says nothing about its content` }]
  })
