import type { Finding, Rule } from '../repository.ts'

const uses = /^\s*(?:-\s+)?uses:\s*(\S+)(.*)$/

/** A workflow references third-party actions by full commit hash, with the version next to it for readers. */
export const pinnedActions: Rule = async ({ files, read }) => {
  const findings: Finding[] = []
  for (const file of files.filter((name) => /^\.github\/.*\.ya?ml$/.test(name))) {
    const lines = (await read(file)).split('\n')
    lines.forEach((line, index) => {
      const [, action = '', rest = ''] = uses.exec(line) ?? []
      // An action in this repository has the commit of the workflow itself.
      if (action === '' || action.startsWith('./')) return
      const place = `${file}:${index + 1}`
      if (!/@[\da-f]{40}$/.test(action)) findings.push({ place, message: `${action} is not pinned to a whole commit` })
      else if (!/#\s*v\d/.test(rest)) findings.push({ place, message: `${action} does not say its version` })
    })
  }
  return findings
}
