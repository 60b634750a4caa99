import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { Disclaimer } from './disclaimer.tsx'
import { siteAddress } from './site-address.ts'
import { siteName } from './site-name.ts'
import { useHydrated } from '~/lib/browser/use-hydrated.ts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/**
 * The header of every printed page: the site's name, the page's URL, the print date, and what the site is not. The
 * footer, which says that on screens, would often have a last sheet to itself.
 */
export function PrintHead() {
  const { pathname } = useLocation()
  const [date, setDate] = useState<string>()
  useEffect(() => {
    // The browser lays out the printed page right after this event.
    const prepare = () => flushSync(() => setDate(day.format(new Date())))
    window.addEventListener('beforeprint', prepare)
    return () => window.removeEventListener('beforeprint', prepare)
  }, [])

  const live = useHydrated()
  // Pages are prerendered at addresses that end in a slash.
  const path = `/${pathname.replaceAll(/^\/+|\/+$/g, '')}` as const
  return (
    <div className="ui-print-head">
      <p>{siteName}</p>
      {/* "Not found" is prerendered once for all addresses, so this may differ from the actual URL until hydration. */}
      <p key={live ? 'live' : 'written'} suppressHydrationWarning>
        {siteAddress(path)}
      </p>
      {date === undefined ? null : <p>{`Printed ${date}`}</p>}
      <div className="ui-print-disclaimer">
        <Disclaimer />
      </div>
    </div>
  )
}
