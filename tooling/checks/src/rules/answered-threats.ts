import { testsNamedIn } from '../named-tests.ts'
import type { Finding, Rule } from '../repository.ts'

const threatModel = 'docs/security/threats.tsv'
const row = /^(?<id>[A-Z]\d+)\t[STRIDE]\t[^\t]+\t[^\t]+\t(?<proof>[^\t]+)$/

/** Every threat has a test that proves its answer, or says why it is accepted; no two have one id. */
export const answeredThreats: Rule = async ({ read }) => {
  const findings: Finding[] = []
  const seen = new Set<string>()
  for (const [index, line] of (await read(threatModel)).split('\n').entries()) {
    const place = `${threatModel}:${index + 1}`
    if (!/^[A-Z]\d+\t/.test(line)) continue
    const { id = '', proof = '' } = row.exec(line)?.groups ?? {}
    if (id === '') findings.push({ place, message: 'is not a threat with an id, a letter of STRIDE and four cells' })
    else if (seen.has(id)) findings.push({ place, message: `the id ${id} is taken` })
    else if (testsNamedIn(proof).length === 0 && !/^(?:Accepted|Left to the operator): ./.test(proof))
      findings.push({ place, message: `threat ${id} has neither a test nor the reason why it is accepted` })
    seen.add(id)
  }
  if (seen.size === 0) findings.push({ place: threatModel, message: 'has no threats' })
  return findings
}
