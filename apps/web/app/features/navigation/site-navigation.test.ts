import type { Session } from '@dst/auth'
import { describe, expect, it } from 'vitest'
import { navigationSession } from './site-navigation'
import { sitePages } from './site-pages'

const leaving = { label: 'Sign Out', busy: false, onSelect: () => {} }
const signedInAs = (firstName: string) =>
  ({ status: 'signed-in', session: { user: { firstName } } as Session }) as const

describe('navigation', () => {
  it('lists the pages in the order of the specification', () => {
    expect(sitePages.map(({ label, href }) => `${label} ${href}`)).toEqual([
      'Learn /learn',
      'Accredited? /accreditation',
      'Process /process',
      'FAQ /faq',
      'Contact /contact',
    ])
  })

  it('offers Login and Get Started to visitors', () => {
    expect(navigationSession({ status: 'signed-out', session: null }, leaving)).toEqual({
      status: 'signed-out',
      signIn: { label: 'Login', href: '/login' },
      signUp: { label: 'Get Started', href: '/signup' },
    })
  })

  it('offers neither while the session is read', () => {
    expect(navigationSession({ status: 'loading', session: null }, leaving)).toEqual({
      status: 'loading',
      label: 'Checking whether you are signed in',
    })
  })

  it('greets by first name, or as User where there is none, and leads to the profile', () => {
    expect(navigationSession(signedInAs('Ada'), leaving)).toMatchObject({
      greeting: { label: 'Hi Ada', href: '/profile' },
      signOut: { label: 'Sign Out' },
    })
    expect(navigationSession(signedInAs(''), leaving)).toMatchObject({ greeting: { label: 'Hi User' } })
  })
})
