import type { Repository } from './repository.ts'

/** Where the index of decisions is written. */
export const decisionsIndex = 'docs/decisions/README.md'

/** The header of a decision record. */
interface DecisionHead {
  number: number
  title: string
  status: string
  outcome: string
}

/** The decision index, made from the record headers. Throws if a record lacks title, status or outcome. */
export async function writeDecisionsIndex({ files, read }: Repository): Promise<string> {
  const records = files.filter((file) => /^docs\/decisions\/\d{4}-.+\.md$/.test(file))
  const rows = await Promise.all(records.map(async (file) => rowOf(file, headOf(file, await read(file)))))
  return [introduction, ...rows, ''].join('\n')
}

const introduction = `# Decisions

Why things are the way they are, one record per decision. A record starts with its number and title, its date, its
status and its outcome in one sentence. This table is generated from those by
\`pnpm --filter @dst/repo-checks decisions\`, and a check fails when it is out of date. Numbers are never used twice.
Some are missing: they were set aside for decisions that weren't made or were folded into another record. A decision
that no longer holds is kept and says which one supersedes it.

| No. | Decision | Outcome | Status |
|---|---|---|---|`

function rowOf(file: string, { number, title, outcome, status }: DecisionHead): string {
  return `| ${number} | [${title}](${file.slice('docs/decisions/'.length)}) | ${outcome} | ${status} |`
}

function headOf(file: string, text: string): DecisionHead {
  const { number, title } = /^# (?<number>\d+)\. (?<title>.+)\n/.exec(text)?.groups ?? {}
  const status = /^- Status: (.+)$/m.exec(text)?.[1]
  const outcome = /^- Outcome: (.+)$/m.exec(text)?.[1]
  if (
    title === undefined ||
    status === undefined ||
    outcome === undefined ||
    !file.includes(`/${number?.padStart(4, '0')}-`)
  )
    throw new Error(`${file} needs "# <its number>. <title>", "- Status:" and "- Outcome:" at its head`)
  return { number: Number(number), title, status, outcome }
}
