/** What the page of a mailed link posts to `/verify`. */
export function mailedToken(link: string): { type: string; token_hash: string } {
  const values = new URLSearchParams(new URL(link).hash.slice(1))
  return { type: values.get('type') ?? '', token_hash: values.get('token_hash') ?? '' }
}
