import type { Repository } from './repository.ts'

/** Where the index of decisions is written. */
export const decisionsIndex = 'docs/decisions/README.md'

/** The list of decisions, made from the titles of the records. Throws for a record without its number and title. */
export async function writeDecisionsIndex({ files, read }: Repository): Promise<string> {
  const records = files.filter((file) => /^docs\/decisions\/\d{4}-.+\.md$/.test(file))
  const rows = await Promise.all(records.map(async (file) => rowOf(file, await read(file))))
  return [introduction, ...rows, ''].join('\n')
}

const introduction = `# Decisions

What is in force and a later reader would question, one record each: context, decision, consequence. What no longer
holds is deleted; git has it. Numbers are never used twice. This list is written by
\`pnpm --filter @dst/checks decisions\`.
`

function rowOf(file: string, text: string): string {
  const { number, title } = /^# (?<number>\d+)\. (?<title>.+)\n/.exec(text)?.groups ?? {}
  if (number === undefined || !file.includes(`/${number.padStart(4, '0')}-`))
    throw new Error(`${file} needs "# <its number>. <title>" at its head`)
  return `- [${number}. ${title}](${file.slice('docs/decisions/'.length)})`
}
