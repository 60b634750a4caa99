import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { siteAddress } from './site-address'
import { siteName } from './site-name'
import { useHydrated } from './use-hydrated'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** What stands on top of every printed page of the site: whose it is, where it can be read, and when it was printed. */
export function PrintHead() {
  const { pathname } = useLocation()
  const [date, setDate] = useState<string>()
  useEffect(() => {
    // The browser lays the page out right after this event.
    const prepare = () => flushSync(() => setDate(day.format(new Date())))
    window.addEventListener('beforeprint', prepare)
    return () => window.removeEventListener('beforeprint', prepare)
  }, [])

  const live = useHydrated()
  // Written to HTML under addresses that end in a slash.
  const path = `/${pathname.replaceAll(/^\/+|\/+$/g, '')}` as const
  return (
    <div className="ui-print-head">
      <p>{siteName}</p>
      {/* "Not found" is written once for all addresses, so it may differ from the address until scripts are there. */}
      <p key={live ? 'live' : 'written'} suppressHydrationWarning>
        {siteAddress(path)}
      </p>
      {date === undefined ? null : <p>Printed {date}</p>}
    </div>
  )
}
