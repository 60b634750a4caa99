/** A browser as far as sign-ins need one: it keeps cookies by path, and does not follow redirects by itself. */
export interface Browser {
  /** The answer to opening an address. */
  open: (address: string | URL, init?: RequestInit) => Promise<Response>
  /** Where an answer sends the browser. */
  visit: (address: string | URL, init?: RequestInit) => Promise<string>
  /** For a client that runs on a page of the service's origin. */
  fetch: typeof fetch
  cookies: Map<string, { value: string; path: string; text: string }>
}

/** A browser without a past. */
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
