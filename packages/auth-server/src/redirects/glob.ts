/**
 * A glob as a regular expression over the whole string: `*` and `?` stop at `.` and `/`, `**` does not,
 * `[a-z]` is a range and `{a,b}` a choice. Throws on a pattern that is not closed.
 */
export function globPattern(glob: string): RegExp {
  let source = ''
  let depth = 0
  for (let index = 0; index < glob.length; index += 1) {
    const character = glob.charAt(index)
    if (character === '*') {
      const double = glob.charAt(index + 1) === '*'
      source += double ? '.*' : '[^./]*'
      if (double) index += 1
    } else if (character === '?') {
      source += '[^./]'
    } else if (character === '[') {
      const end = glob.indexOf(']', index + 1)
      if (end < 0) throw new Error('A redirect pattern has an open [')
      source += characterClass(glob.slice(index + 1, end))
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

function characterClass(body: string): string {
  const negated = body.startsWith('!')
  const members = (negated ? body.slice(1) : body).replaceAll(/[\\\]^]/g, String.raw`\$&`)
  return `[${negated ? '^' : ''}${members}]`
}

function escapeLiteral(character: string): string {
  return character.replace(/[.+^$()|\\/{}\]]/, String.raw`\$&`)
}
