import { NavigationBar } from '@dst/ui/navigation-bar'
import { useState, type ReactElement, type RefObject } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router'
import { restoreFocus } from '~/lib/focus/restore-focus.ts'
import { siteName } from '~/lib/page/site-name.ts'
import { paths } from '~/paths.ts'
import { useRecordNameStore, useSessionStore, type RecordName, type SessionState } from '~/services/session.ts'
import { useExchangeDay } from '~/features/exchange/store/exchange-day.ts'
import { sitePages } from './site-pages.ts'

const guestLinks = {
  signIn: { label: 'Login', href: paths.signIn },
  signUp: { label: 'Get Started', href: paths.signUp },
} as const

/** Props of {@link SiteNavigation}. */
export interface SiteNavigationProps {
  /** The page below the bar. */
  content: RefObject<HTMLElement | null>
  search: ReactElement
}

/** The navigation bar of every page: links, who is signed in, and the search. */
export function SiteNavigation({ content, search }: SiteNavigationProps) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const session = useSessionStore()
  const recordName = useRecordNameStore()
  const day = useExchangeDay()
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    const { signOutOnRequest } = await import('~/services/auth.ts')
    if (!(await signOutOnRequest())) return
    await navigate(paths.home)
    // The clicked button is gone; a page change would have moved focus by itself.
    restoreFocus(content)
  }

  return (
    <NavigationBar
      label="Main"
      brand={{ name: siteName, href: paths.home }}
      // Pages are prerendered at addresses that end in a slash.
      links={sitePages.map((page) => ({ ...page, current: matchPath(page.href, pathname) !== null }))}
      session={navigationSession(session, recordName, {
        label: 'Sign Out',
        busy,
        onSelect: () => {
          setBusy(true)
          void leave().finally(() => setBusy(false))
        },
      })}
      figure={day && { lines: [`Day ${day.day}`, `of ${day.of}`], about: 'of your exchange', href: paths.exchange }}
      search={search}
      menuLabels={{ open: 'Open menu', close: 'Close menu' }}
    />
  )
}

/**
 * The end of the bar for one state of the session. It greets the user by the name in their record once that is loaded.
 */
export function navigationSession(
  state: SessionState,
  recordName: RecordName,
  leaving: { label: string; busy: boolean; onSelect: () => void },
) {
  switch (state.status) {
    case 'loading':
      return { status: 'loading', label: 'Checking whether you are signed in' } as const
    case 'signed-out':
      return { status: 'signed-out', ...guestLinks } as const
    case 'signed-in':
      return {
        status: 'signed-in',
        greeting: { label: `Hi ${firstNameOf(state.session.user, recordName) || 'User'}`, href: paths.profile },
        signOut: leaving,
      } as const
  }
}

function firstNameOf({ email, firstName }: { email: string; firstName: string }, recordName: RecordName): string {
  return (recordName.email === email && recordName.firstName) || firstName
}
