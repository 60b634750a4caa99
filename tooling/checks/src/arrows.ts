/** What a workspace may import at run time, ours and third-party; `undefined` allows any third-party package. */
export interface Arrow {
  ours: readonly string[]
  others?: readonly string[]
  /** Ours that only its tests may use, besides tooling. */
  inTests?: readonly string[]
}

/** The arrows of the design, by workspace. Tooling has its own rule: nothing from the product, the below apart. */
export const arrows: Readonly<Record<string, Arrow>> = {
  '@dst/domain': { ours: [], others: [] },
  '@dst/content': { ours: ['@dst/domain'], others: [] },
  '@dst/contracts': { ours: ['@dst/domain'], others: ['zod'] },
  '@dst/api-client': { ours: ['@dst/contracts', '@dst/domain'], others: [] },
  '@dst/auth': {
    ours: ['@dst/domain'],
    others: ['@supabase/supabase-js', 'jose', 'react'],
    inTests: ['@dst/auth-server'],
  },
  '@dst/auth-server': { ours: [] },
  '@dst/ui': { ours: [] },
  '@dst/api': { ours: ['@dst/contracts', '@dst/domain', '@dst/content', '@dst/auth', '@dst/auth-server'] },
  '@dst/web': { ours: ['@dst/ui', '@dst/api-client', '@dst/auth', '@dst/contracts', '@dst/domain', '@dst/content'] },
  '@dst/storybook': {
    ours: ['@dst/web', '@dst/ui', '@dst/api-client', '@dst/auth', '@dst/contracts', '@dst/domain', '@dst/content'],
  },
}

/** What a workspace of tooling measures of the product, by its public entries. */
export const measured: Readonly<Record<string, readonly string[]>> = { '@dst/bench': ['@dst/domain'] }

/** True for a workspace under tooling/. */
export function isTooling(folder: string): boolean {
  return folder.startsWith('tooling/')
}
