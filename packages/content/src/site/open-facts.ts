import type { Site } from './site.ts'

/**
 * The names of the facts in the site configuration that the owner still has to fill in, such as "partner" or
 * "legal.address".
 */
export function openFacts(site: Site & { readonly partner: { readonly placeholder: boolean } }): string[] {
  const reserved = { url: site.url, email: site.email, phone: site.phone.href }
  const samples = Object.entries(reserved).filter(([, value]) => /example\.(com|net|org)\b|555\d?01\d\d$/.test(value))
  return [...samples.map(([name]) => name), ...marked(site)]
}

/** Everything marked as a placeholder, at any depth. */
function marked(value: object, path: readonly string[] = []): string[] {
  if ('placeholder' in value && value.placeholder === true) return [path.join('.')]
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    typeof part === 'object' && part !== null ? marked(part, [...path, name]) : [],
  )
}
