/**
 * A glob as a regular expression over the whole string: `*` and `?` stop at `.` and `/`, `**` does not, `[a-z]` is a
 * range and `{a,b}` a choice. Within the host no wildcard matches a character that would end it, so that the rest of
 * the pattern cannot match the path or query of another host. Throws on an unclosed bracket or brace.
 */
export function globPattern(glob: string): RegExp {
  let source = ''
  let depth = 0
  const host = hostOf(glob)
  for (let index = 0; index < glob.length; index += 1) {
    const character = glob.charAt(index)
    const inHost = host.begin <= index && index < host.end
    if (character === '*') {
      const double = glob.charAt(index + 1) === '*'
      if (double) index += 1
      const endsHost = index + 1 >= host.end
      source += double ? (inHost && !endsHost ? '[^/?#]*' : '.*') : `${inHost ? '[^./?#]' : '[^./]'}*`
    } else if (character === '?') {
      source += inHost ? '[^./?#]' : '[^./]'
    } else if (character === '[') {
      const end = glob.indexOf(']', index + 1)
      if (end < 0) throw new Error('A redirect pattern has an open [')
      source += `${inHost ? '(?![/?#])' : ''}${characterClass(glob.slice(index + 1, end))}`
      index = end
    } else if (character === '{') {
      depth += 1
      source += '(?:'
    } else if (character === '}' && depth > 0) {
      depth -= 1
      source += ')'
    } else if (character === ',' && depth > 0) {
      source += '|'
    } else {
      source += escapeLiteral(character)
    }
  }
  if (depth > 0) throw new Error('A redirect pattern has an open {')
  return new RegExp(`^${source}$`, 's')
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
