import type { Finding, Rule } from '../repository.ts'

const condition = '@dst/source'

/**
 * Every package export lists its source first, under a condition set by this repository's own tools, so that
 * `pnpm dev`, type checks, lint and tests need no build. Consumers of a package do not set it.
 */
export const packageSources: Rule = async ({ workspaces, files, read }) => {
  const findings: Finding[] = []
  for (const { folder } of workspaces.filter((workspace) => workspace.folder.startsWith('packages/'))) {
    const place = `${folder}/package.json`
    const { exports = {} } = JSON.parse(await read(place)) as { exports?: Record<string, unknown> }
    // Data is published as written.
    for (const [name, entry] of Object.entries(exports).filter(([key]) => !key.endsWith('.json'))) {
      const [[key, source] = []] = Object.entries(entry ?? {})
      if (key !== condition) findings.push({ place, message: `${name} does not begin with "${condition}"` })
      else if (!files.includes(`${folder}/${String(source).slice(2)}`))
        findings.push({ place, message: `${name} leads to ${String(source)}, which is not there` })
    }
  }
  return findings
}
