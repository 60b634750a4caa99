import { LinkProvider } from '@dst/ui/link'
import { MessagePage } from '@dst/ui/message-page'
import { Spinner } from '@dst/ui/spinner'
import { useEffect, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { SiteFooter } from '~/features/navigation/site-footer'
import { SiteNavigation } from '~/features/navigation/site-navigation'
import { PageFailure } from '~/features/page-failure/page-failure'
import { ToastArea } from '~/features/toasts/toast-area'
import { useEarlyInput } from '~/lib/early-input'
import { unlistedPageMeta } from '~/lib/page-meta'
import { PrintHead } from '~/lib/print-head'
import { RouterLink } from '~/lib/router-link'
import { ScriptHelp } from '~/lib/script-help'
import { SiteHead } from '~/lib/site-head'
import { useFonts } from '~/lib/use-fonts'
import { useFocusOnNavigation } from '~/lib/use-focus-on-navigation'
import { countPageViewWhenIdle } from '~/services/page-views'
import { followSession } from '~/services/follow-session'
import styles from './app.css?url'

const mainId = 'main'

/** As an address, the sheet belongs to no chunk: nothing that is loaded later puts it behind the sheets of a page. */
export function links() {
  return [{ rel: 'stylesheet', href: styles }]
}

/** The head of the fallback that unlisted pages start from, until their own script is there. */
export function meta() {
  return unlistedPageMeta({ title: 'Your account', description: 'A page of your account.' })
}

/** The document around every page, also around a page that failed. */
export function Layout({ children }: { children: ReactNode }) {
  useEarlyInput()
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        <SiteHead />
        <Meta />
        <Links />
      </head>
      <body>
        <LinkProvider component={RouterLink}>
          <SkipLink />
          <SiteNavigation />
          <PrintHead />
          <main id={mainId} tabIndex={-1} className="site-main">
            {children}
          </main>
          <SiteFooter />
          <ToastArea />
        </LinkProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="ui-visually-hidden fixed start-4 top-4 z-40 bg-surface-raised px-6 py-3 underline"
    >
      Skip to main content
    </a>
  )
}

/** Every page of the site. */
export default function App() {
  const { pathname } = useLocation()
  useEffect(followSession, [])
  useEffect(() => void countPageViewWhenIdle(pathname), [pathname])
  useFocusOnNavigation(mainId)
  useFonts()
  return <Outlet />
}

/** Stands in for a page that is not prerendered until its script is there, and says so where none will come. */
export function HydrateFallback() {
  return (
    <>
      <div className="noscript:hidden">
        <MessagePage title="One moment" picture={<Spinner size="large" label="Loading the page" />} />
      </div>
      <noscript>
        <MessagePage title="This page needs JavaScript" icon="alert">
          <ScriptHelp />
        </MessagePage>
      </noscript>
    </>
  )
}

/** What shows in place of a page that could not be drawn. */
export function ErrorBoundary() {
  return <PageFailure />
}
