import { describe, expect, it } from 'vitest'
import { authCallbackUrl, paths, prerenderedPaths, resetPasswordUrl } from './paths'

describe('paths', () => {
  it('gives every page its own address', () => {
    const addresses = Object.values(paths)
    expect(addresses.length).toBeGreaterThanOrEqual(19)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('marks the page from which a person left for Google', () => {
    expect(authCallbackUrl('https://site.example', 'signup')).toBe('https://site.example/auth/callback?from=signup')
    expect(authCallbackUrl('https://site.example')).toBe('https://site.example/auth/callback')
  })

  it('sends a recovery e-mail to the reset page', () => {
    expect(resetPasswordUrl('http://127.0.0.1:4000')).toBe('http://127.0.0.1:4000/reset-password')
  })

  it('writes no page to HTML that belongs to one person', () => {
    const personal: string[] = [paths.profile, paths.ownData, paths.dashboard, paths.questionnaire, paths.authCallback]
    expect(prerenderedPaths.filter((path) => personal.includes(path))).toEqual([])
    expect(prerenderedPaths).toContain('/')
  })
})
