import type { Session } from '@dst/auth'
import { describe, expect, test } from 'vitest'
import { navigationSession } from './site-navigation.tsx'
import { sitePages } from './site-pages.ts'

const leaving = { label: 'Sign Out', busy: false, onSelect: () => {} }
const signedInAs = (firstName: string) =>
  ({
    status: 'signed-in',
    session: { user: { email: 'ada@example.com', firstName } } as Session,
    pending: null,
  }) as const
const unknown = { email: '', firstName: '' }

describe('navigation', () => {
  test('lists the pages in their order', () => {
    expect(sitePages.map(({ label, href }) => `${label} ${href}`)).toEqual([
      'Learn /learn',
      'Accredited? /accreditation',
      'Process /process',
      'FAQ /faq',
      'Contact /contact',
    ])
  })

  test('offers Login and Get Started to visitors', () => {
    expect(navigationSession({ status: 'signed-out', session: null, pending: null }, unknown, leaving)).toEqual({
      status: 'signed-out',
      signIn: { label: 'Login', href: '/login' },
      signUp: { label: 'Get Started', href: '/signup' },
    })
  })

  test('offers neither while the session is read', () => {
    expect(navigationSession({ status: 'loading', session: null, pending: null }, unknown, leaving)).toEqual({
      status: 'loading',
      label: 'Checking whether you are signed in',
    })
  })

  test('greets by first name, or as User where there is none, and leads to the profile', () => {
    expect(navigationSession(signedInAs('Ada'), unknown, leaving)).toMatchObject({
      greeting: { label: 'Hi Ada', href: '/profile' },
      signOut: { label: 'Sign Out' },
    })
    expect(navigationSession(signedInAs(''), unknown, leaving)).toMatchObject({ greeting: { label: 'Hi User' } })
  })

  test('greets by the name in the record of the same person, once it is known', () => {
    const record = { email: 'ada@example.com', firstName: 'Augusta' }
    expect(navigationSession(signedInAs('Ada'), record, leaving)).toMatchObject({ greeting: { label: 'Hi Augusta' } })
    expect(navigationSession(signedInAs('Ada'), { ...record, firstName: '' }, leaving)).toMatchObject({
      greeting: { label: 'Hi Ada' },
    })
    expect(navigationSession(signedInAs('Ada'), { ...record, email: 'eve@example.com' }, leaving)).toMatchObject({
      greeting: { label: 'Hi Ada' },
    })
  })
})
