import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal, type Kind } from './skeleton.ts'

const folder = 'docs/decisions'

/** A decision record with the next number, and the index that lists it. */
export const decision: Kind = {
  usage: 'decision <title words> --outcome "<the decision in one sentence>"',
  words: 'title',
  options: ['outcome'],
  plan: ({ words, options: { outcome = '' } }, { root, today }) => {
    const title = words.join(' ').trim()
    if (/[\n|]/.test(title + outcome)) throw new Refusal('Title and outcome stand in a table: no "|", no line break.')
    const slug = title
      .toLowerCase()
      .replace(/['’]/g, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    if (slug === '') throw new Refusal(`"${title}" has no letter that a file could be named after.`)
    const records = readdirSync(join(root, folder)).filter((name) => /^\d{4}-.+\.md$/.test(name))
    const same = records.find((name) => name.slice(5) === `${slug}.md`)
    if (same !== undefined) throw new Refusal(`${folder}/${same} has this title already.`)
    // Gaps are numbers that were set aside; the next one follows the highest.
    const number = Math.max(0, ...records.map((name) => Number(name.slice(0, 4)))) + 1
    const file = `${folder}/${String(number).padStart(4, '0')}-${slug}.md`
    return {
      create: { [file]: recordOf({ number, title, outcome, today }) },
      change: {},
      run: [{ script: 'tooling/repo-checks/src/write-decisions-index.ts', writes: [`${folder}/README.md`] }],
      next: [
        `Replace the sentence in italics under each heading of ${file}; add "What else was tried" where it decided.`,
        'A record that this one supersedes says so in its Status; then `pnpm --filter @dst/repo-checks decisions`.',
        'Run `pnpm --filter @dst/repo-checks test`.',
      ],
    }
  },
}

interface Head {
  number: number
  title: string
  outcome: string
  today: string
}

function recordOf({ number, title, outcome, today }: Head): string {
  return `# ${number}. ${title}

- Date: ${today}
- Status: in force
- Outcome: ${outcome}

## Context

*What was there, and what forced a decision.*

## Decision

*What is done, one point each, with the reason that tells it from the alternatives.*

## Consequences

*What follows, what it costs, and what would make us look at it again.*
`
}
