/** Items as a list in prose, e.g. "7, 65 or 82". Expects at least two. */
export function listed(items: readonly (number | string)[], last: 'and' | 'or'): string {
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
}
