import sans from '@dst/ui/fonts/sans.woff2?url'
import serif from '@dst/ui/fonts/serif.woff2?url'
import { MessagePage } from '@dst/ui/message-page'
import { Spinner } from '@dst/ui/spinner'
import { useEffect, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { PageFailure } from '~/features/page-failure/page-failure.tsx'
import { unlistedPageMeta } from '~/lib/page/page-meta.ts'
import { ScriptHelp } from '~/lib/problems/script-help.tsx'
import { SiteHead } from '~/lib/page/site-head.tsx'
import { useFocusOnNavigation } from '~/lib/focus/use-focus-on-navigation.ts'
import { countPageViewWhenIdle } from '~/services/analytics.ts'
import styles from './app.css?url'
import { mainId, SiteFrame } from './site-frame.tsx'

/**
 * Imported as a URL, the stylesheet belongs to no chunk: nothing loaded later can move it behind a page's own
 * stylesheets. Its fonts are asked for at once: one that comes too late for the first paint is not used on that page.
 */
export function links() {
  const preload = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const
  return [
    { ...preload, href: sans },
    { ...preload, href: serif },
    { rel: 'stylesheet', href: styles },
  ]
}

/** The head of the fallback document for unlisted pages, until their own script has loaded. */
export function meta() {
  return unlistedPageMeta({ title: 'Your account', description: 'A page of your account.' })
}

/** The document around every page, including failed ones. */
export function Layout({ children }: { children: ReactNode }) {
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
        <SiteFrame>{children}</SiteFrame>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Every page of the site. */
export default function App() {
  const { pathname } = useLocation()
  useEffect(() => void countPageViewWhenIdle(pathname), [pathname])
  useFocusOnNavigation(mainId)
  return <Outlet />
}

/** Placeholder for a page that isn't prerendered until its script has loaded; without JavaScript it says so. */
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

/** Shown instead of a page that failed to render. */
export function ErrorBoundary() {
  return <PageFailure />
}
