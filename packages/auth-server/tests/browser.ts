/** A minimal browser for sign-ins: it stores cookies by path, and does not follow redirects automatically. */
export interface Browser {
  /** The response to opening a URL. */
  open: (address: string | URL, init?: RequestInit) => Promise<Response>
  /** The URL a response redirects to. */
  visit: (address: string | URL, init?: RequestInit) => Promise<string>
  /** A `fetch` with this browser's cookies, for a client on a page of the service's origin. */
  fetch: typeof fetch
  cookies: Map<string, { value: string; path: string; text: string }>
}

/** A browser with no stored state. */
export function newBrowser(): Browser {
  const cookies: Browser['cookies'] = new Map()
  const open = async (address: string | URL, init: RequestInit = {}) => {
    const { pathname } = new URL(address)
    const sent = [...cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
    const headers = new Headers(init.headers)
    if (sent.length > 0) headers.set('cookie', sent.join('; '))
    const reply = await fetch(address, { ...init, headers, redirect: 'manual' })
    for (const text of reply.headers.getSetCookie()) keep(cookies, text)
    return reply
  }
  return {
    open,
    visit: async (address, init) => (await open(address, init)).headers.get('location') ?? '',
    fetch: (address, init) => open(address instanceof Request ? address.url : address, init),
    cookies,
  }
}

function keep(cookies: Browser['cookies'], text: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
  const path = /; path=([^;]+)/i.exec(text)?.[1] ?? '/'
  if (value === '') cookies.delete(name)
  else cookies.set(name, { value, path, text })
}
