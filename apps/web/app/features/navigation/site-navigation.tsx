import { NavigationBar } from '@dst/ui/navigation-bar'
import { matchPath, useLocation, useNavigate } from 'react-router'
import { siteName } from '~/lib/site-name'
import { useBusy } from '~/lib/use-busy'
import { paths } from '~/paths'
import { useRecordNameStore, type RecordName } from '~/services/record-name'
import { useSessionStore, type SessionState } from '~/services/session-store'
import { sitePages } from './site-pages'

const guestLinks = {
  signIn: { label: 'Login', href: paths.signIn },
  signUp: { label: 'Get Started', href: paths.signUp },
} as const

/** The bar at the top of every page: where to go, and who is signed in. */
export function SiteNavigation() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const session = useSessionStore()
  const recordName = useRecordNameStore()
  const { busy, run } = useBusy()
  const leave = () =>
    run(async () => {
      const { signOutOnRequest } = await import('~/services/auth')
      if (!(await signOutOnRequest())) return
      await navigate(paths.home)
      // The button that was pressed is gone; a change of page would have moved the focus by itself.
      if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
    })

  return (
    <NavigationBar
      label="Main"
      brand={{ name: siteName, href: paths.home }}
      // Pages are written to HTML under addresses that end in a slash.
      links={sitePages.map((page) => ({ ...page, current: matchPath(page.href, pathname) !== null }))}
      session={navigationSession(session, recordName, { label: 'Sign Out', busy, onSelect: leave })}
      menuLabels={{ open: 'Open menu', close: 'Close menu' }}
    />
  )
}

/** The end of the bar for one state of the session. It greets by the name in the person's record, once that is known. */
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
