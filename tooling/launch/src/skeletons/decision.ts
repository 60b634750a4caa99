import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal, type Kind } from './skeleton.ts'

const folder = 'docs/decisions'

/** A decision record with the next number, and the index that lists it. */
export const decision: Kind = {
  usage: 'decision <title words> --outcome "<the decision in one sentence>"',
  words: 'title',
  options: ['outcome'],
  plan: ({ words, options: { outcome = '' } }, { root }) => {
    const title = words.join(' ').trim()
    if (/[\n|]/.test(title + outcome)) throw new Refusal('Title and outcome are one line each: no "|", no line break.')
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
      create: { [file]: recordOf({ number, title, outcome }) },
      change: {},
      run: [{ script: 'tooling/checks/src/write-decisions-index.ts', writes: [`${folder}/README.md`] }],
      next: [
        `Replace the sentences in italics of ${file}, in at most 250 words.`,
        'Delete a record that this one supersedes; then `pnpm --filter @dst/checks decisions`.',
        'Run `pnpm --filter @dst/checks test`.',
      ],
    }
  },
}

interface Head {
  number: number
  title: string
  outcome: string
}

function recordOf({ number, title, outcome }: Head): string {
  return `# ${number}. ${title}

**Context.** *What was there, and what forced a decision.*

**Decision.** ${outcome} *Why, and what else was rejected.*

**Consequence.** *What follows, what it costs, and what would make us look at it again.*
`
}
