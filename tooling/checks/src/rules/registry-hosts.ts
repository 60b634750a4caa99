import type { Finding, Rule } from '../repository.ts'

const lockfiles = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock']

/** No lockfile or .npmrc names a registry host: everyone installs from the registry they have configured. */
export const registryHosts: Rule = async ({ files, read }) => {
  const findings: Finding[] = []
  const candidates = files.filter((file) => lockfiles.includes(file.split('/').at(-1) ?? '') || file.endsWith('.npmrc'))
  for (const file of candidates) {
    const lines = (await read(file)).split('\n')
    lines.forEach((line, index) => {
      // A deprecation notice may link to a page; it is text and fetches nothing.
      if (/https?:\/\//.test(line) && !/^\s*deprecated:/.test(line)) {
        findings.push({ place: `${file}:${index + 1}`, message: 'names a host to install from' })
      }
    })
  }
  return findings
}
