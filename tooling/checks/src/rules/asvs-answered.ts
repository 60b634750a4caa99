import type { Finding, Rule } from '../repository.ts'

const document = 'docs/security/asvs.tsv'
/** Section -> the level of each of its requirements, in order. OWASP ASVS 5.0.0. */
const list = 'tooling/checks/src/asvs.json'
const highestLevel = 2
const states = new Set(['met', 'operator', 'accepted', 'not met', 'not applicable'])

/** Every requirement of levels 1 and 2 stands once in the table, with its level, a known state and its evidence. */
export const asvsAnswered: Rule = async ({ read }) => {
  const levels = new Map<string, number>(
    Object.entries(JSON.parse((await read(list)) || '{}') as Record<string, number[]>).flatMap(([section, ones]) =>
      ones.map((level, index) => [`${section}.${index + 1}`, level] as const),
    ),
  )
  const findings: Finding[] = []
  const seen = new Set<string>()
  for (const [index, line] of (await read(document)).split('\n').entries()) {
    const [id = '', level, , state = '', evidence = ''] = line.split('\t')
    if (!/^V\d+\.\d+\.\d+$/.test(id)) continue
    const fault = faultOf({ level: Number(level), expected: levels.get(id), state, evidence })
    if (seen.has(id)) findings.push({ place: `${document}:${index + 1}`, message: `${id} stands twice` })
    else if (fault) findings.push({ place: `${document}:${index + 1}`, message: `${id} ${fault}` })
    seen.add(id)
  }
  const missing = [...levels].filter(([id, level]) => level <= highestLevel && !seen.has(id)).map(([id]) => id)
  if (levels.size === 0) findings.push({ place: list, message: 'has no requirements' })
  return [...findings, ...missing.map((id) => ({ place: document, message: `${id} is missing` }))]
}

interface Answer {
  level: number
  expected: number | undefined
  state: string
  evidence: string
}

function faultOf({ level, expected, state, evidence }: Answer): string | undefined {
  if (expected === undefined) return 'is no requirement'
  if (level !== expected) return `is of level ${expected}`
  if (!states.has(state)) return `has the unknown state "${state}"`
  if (evidence === '') return 'has no evidence'
  const names = /`[^`]+(?:\/|\.tsx?)[^`]*`|\]\([^)]+\)/.test(evidence)
  return state === 'met' && !names ? 'is met, and names no test, file or document' : undefined
}
