import ts from 'typescript'
import type { Finding, Rule } from '../repository.ts'

interface TurboFile {
  tags?: string[]
  boundaries?: { tags?: Record<string, unknown> }
}

/** Every workspace has exactly one tag, and the root's turbo.json defines what that tag may depend on. */
export const turboTags: Rule = async ({ workspaces, read }) => {
  const known = Object.keys(parse(await read('turbo.json')).boundaries?.tags ?? {})
  const findings: Finding[] = []
  for (const { folder } of workspaces) {
    const place = `${folder}/turbo.json`
    const tags = parse(await read(place)).tags ?? []
    const [tag] = tags
    if (tag === undefined || tags.length > 1)
      findings.push({ place, message: `must carry one tag, and carries ${tags.length}` })
    else if (!known.includes(tag))
      findings.push({ place, message: `carries the tag "${tag}", which turbo.json has no boundary for` })
  }
  return findings
}

function parse(text: string): TurboFile {
  // Turbo allows comments in its files.
  const { config } = ts.parseConfigFileTextToJson('turbo.json', text) as { config?: TurboFile }
  return config ?? {}
}
