import { createHash } from 'node:crypto'

/** CSP source expressions such as `'sha256-…'`, one for each inline script or style that a page was built with. */
export interface InlineHashes {
  scripts: readonly string[]
  /** For style attributes, which position a chart's columns and a day line's points before any script runs. */
  styles: readonly string[]
}

const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** Hashes the scripts and style attributes in the HTML of one of our pages, whose attributes were written by React. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
  const styles = html.matchAll(/<[a-z][^<>]*\sstyle="([^"]*)"/g)
  return { scripts: hashesOf(scripts, (text) => text), styles: hashesOf(styles, unescaped) }
}

/** The hash by which a policy allows one inline script or style. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function hashesOf(matches: Iterable<RegExpMatchArray>, read: (text: string) => string): string[] {
  return [...new Set(Array.from(matches, ([, text = '']) => inlineHash(read(text))))]
}

function unescaped(text: string): string {
  return text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity)
}
