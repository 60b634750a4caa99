/** A README's first example: what it is written in, its code, and what that prints, line by line. */
export interface FirstExample {
  readonly language: 'ts' | 'tsx'
  readonly code: string
  readonly prints: readonly string[]
}

const firstExample = /^## First example$[^]*?^```(tsx?)\n([^]*?)^```$/m
const printed = /^ *console\.log\(.*\) \/\/ (.+)$/

/** The code under "First example". Throws when there is none, or when none of its lines says what it prints. */
export function firstExampleIn(readme: string): FirstExample {
  const [, language = '', code = ''] = firstExample.exec(readme) ?? []
  const prints = code.split('\n').flatMap((line) => printed.exec(line)?.[1] ?? [])
  if (prints.length === 0) throw new Error('No example that says what it prints')
  return { language: language === 'tsx' ? 'tsx' : 'ts', code, prints }
}
