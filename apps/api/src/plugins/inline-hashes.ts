import { createHash } from 'node:crypto'

/** CSP source expressions such as `'sha256-…'`, one for each inline script in the HTML of one of our pages. */
export function inlineHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
  return [...new Set(Array.from(scripts, ([, text = '']) => inlineHash(text)))]
}

/** The hash by which a policy allows one inline script or style. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
