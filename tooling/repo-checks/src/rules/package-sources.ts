import type { Finding, Rule } from '../repository.ts'

const condition = '@dst/source'

/**
 * Every export of a package names its source first, under the condition that this repository's own tools set: `pnpm
 * dev`, types, lint and tests then need no build. Whoever installs a package sets no such condition.
 */
export const packageSources: Rule = async ({ workspaces, files, read }) => {
  const findings: Finding[] = []
  for (const { folder } of workspaces.filter((workspace) => workspace.folder.startsWith('packages/'))) {
    const place = `${folder}/package.json`
    const { exports = {} } = JSON.parse(await read(place)) as { exports?: Record<string, unknown> }
    // Data is shipped as it is written.
    for (const [name, entry] of Object.entries(exports).filter(([key]) => !key.endsWith('.json'))) {
      const [[key, source] = []] = Object.entries(entry ?? {})
      if (key !== condition) findings.push({ place, message: `${name} does not begin with "${condition}"` })
      else if (!files.includes(`${folder}/${String(source).slice(2)}`))
        findings.push({ place, message: `${name} leads to ${String(source)}, which is not there` })
    }
  }
  return findings
}
