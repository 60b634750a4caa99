// A double star, a class in brackets, or a single character.
const tokens = /\*\*|\[[^\]]*\]|[^]/g

/**
 * A glob as a regular expression over the whole string: `*` and `?` stop at `.` and `/`, `**` does not, `[a-z]` is a
 * range and `{a,b}` a choice. Within the host no wildcard matches a character that would end it, so that the rest of
 * the pattern cannot match the path or query of another host. Throws on an unclosed bracket or brace.
 */
export function globPattern(glob: string): RegExp {
  const host = hostOf(glob)
  let source = ''
  let depth = 0
  for (const { 0: token, index } of glob.matchAll(tokens)) {
    const inChoice = depth > 0
    const inHost = host.begin <= index && index < host.end
    const endsHost = index + token.length >= host.end
    source += choiceSource(token, inChoice) ?? wildcardSource(token, { inHost, endsHost }) ?? escapeLiteral(token)
    if (token === '{') depth += 1
    if (token === '}' && inChoice) depth -= 1
  }
  if (depth > 0) throw new Error('A redirect pattern has an open {')
  return new RegExp(`^${source}$`, 's')
}

function choiceSource(token: string, inChoice: boolean): string | undefined {
  if (token === '{') return '(?:'
  if (!inChoice) return undefined
  return token === '}' ? ')' : token === ',' ? '|' : undefined
}

function wildcardSource(
  token: string,
  { inHost, endsHost }: { inHost: boolean; endsHost: boolean },
): string | undefined {
  const one = inHost ? '[^./?#]' : '[^./]'
  if (token === '**') return inHost && !endsHost ? '[^/?#]*' : '.*'
  if (token === '*') return `${one}*`
  if (token === '?') return one
  if (token === '[') throw new Error('A redirect pattern has an open [')
  return token.startsWith('[') ? `${inHost ? '(?![/?#])' : ''}${characterClass(token.slice(1, -1))}` : undefined
}

/** Start and end of the host in a pattern with a scheme; an empty range without a scheme. */
function hostOf(glob: string): { begin: number; end: number } {
  const scheme = glob.indexOf('://')
  if (scheme < 0) return { begin: 0, end: 0 }
  const end = glob.indexOf('/', scheme + 3)
  return { begin: scheme + 3, end: end < 0 ? glob.length : end }
}

function characterClass(body: string): string {
  const negated = body.startsWith('!')
  const members = (negated ? body.slice(1) : body).replaceAll(/[\\\]^]/g, String.raw`\$&`)
  return `[${negated ? '^' : ''}${members}]`
}

function escapeLiteral(character: string): string {
  return character.replace(/[.+^$()|\\/{}\]]/, String.raw`\$&`)
}
