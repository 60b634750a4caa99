import { parseArgs } from 'node:util'
import { kinds } from './kinds.ts'
import { Refusal, type Asked, type Kind, type Plan, type Surroundings } from './skeleton.ts'

/** The command's usage, for the given kind or for all kinds. */
export function usageOf([name = '']: readonly string[]): string {
  const kind = kindOf(name)
  return ['Usage:', ...(kind ? [kind] : Object.values(kinds)).map(({ usage }) => `  pnpm new ${usage}`)].join('\n')
}

/** The plan for the arguments of `pnpm new`. Throws a {@link Refusal} for what is invalid or impossible. */
export function planFor([name = '', ...rest]: readonly string[], surroundings: Surroundings): Plan {
  const kind = kindOf(name)
  if (kind === undefined) {
    const known = Object.keys(kinds).join(', ')
    throw new Refusal(name === '' ? `Say what to make: ${known}.` : `There is no skeleton "${name}", only ${known}.`)
  }
  return kind.plan(readAsked(rest, kind), surroundings)
}

function kindOf(name: string): Kind | undefined {
  return Object.entries(kinds).find(([known]) => known === name)?.[1]
}

function readAsked(args: string[], kind: Kind): Asked {
  const { options } = kind
  const { tokens } = parseArgs({
    args,
    strict: false,
    tokens: true,
    options: Object.fromEntries(options.map((option) => [option, { type: 'string' as const }])),
  })
  const asked: Asked = { words: [], options: {} }
  for (const token of tokens) {
    if (token.kind === 'positional') asked.words.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    if (!options.includes(name)) throw new Refusal(`There is no option ${rawName} here.`)
    if (name in asked.options) throw new Refusal(`The option ${rawName} is there twice.`)
    if (value === undefined || value.trim() === '') throw new Refusal(`The option ${rawName} needs a value.`)
    // `--is --use "..."` takes the next option as a value.
    if (value.startsWith('--')) throw new Refusal(`The option ${rawName} needs a value, and "${value}" is none.`)
    asked.options[name] = value.trim()
  }
  const unnamed = asked.words.length === 0 ? [`the ${kind.words}`] : []
  const missing = [...unnamed, ...options.filter((option) => !(option in asked.options)).map((option) => `--${option}`)]
  if (missing.length > 0) throw new Refusal(`Missing: ${missing.join(', ')}.`)
  return asked
}
