import type { PartnerFirm } from '../partner/partner-firm'
import type { Site } from './site'

/** The names of the facts in the site's configuration that the owner has still to fill in, such as "partner" or "legal.address". */
export function openFacts(site: Site & { readonly partner: PartnerFirm }): string[] {
  const reserved = { url: site.url, email: site.email, phone: site.phone.href }
  const samples = Object.entries(reserved).filter(([, value]) => /example\.(com|net|org)\b|555\d?01\d\d$/.test(value))
  return [...samples.map(([name]) => name), ...marked(site)]
}

/** Whatever is marked as a placeholder, at any depth. */
function marked(value: object, path: readonly string[] = []): string[] {
  if ('placeholder' in value && value.placeholder === true) return [path.join('.')]
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    typeof part === 'object' && part !== null ? marked(part, [...path, name]) : [],
  )
}
