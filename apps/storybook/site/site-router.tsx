import App, { ErrorBoundary, HydrateFallback } from '@dst/web/app/root.tsx'
import { SiteFrame } from '@dst/web/app/site-frame.tsx'
import type { ComponentType } from 'react'
import { createMemoryRouter, type RouteObject } from 'react-router'
import routes, { type SiteRoute } from 'virtual:site-routes'

/** How to open the router. */
interface Opening {
  /** The page's script never loads. */
  neverLoads?: boolean
}

type Router = ReturnType<typeof createMemoryRouter>

/**
 * Creates the site's own router at this address, with each page in the site's layout. Resolves once the page has
 * loaded, or right away with `neverLoads`.
 */
export async function createSiteRouter(address: string, { neverLoads = false }: Opening = {}): Promise<Router> {
  const objects = routes.map((route) => routeObject(route, neverLoads))
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        element: <Framed page={App} />,
        errorElement: <Framed page={ErrorBoundary} />,
        hydrateFallbackElement: <Framed page={HydrateFallback} />,
        children: objects,
      },
    ],
    { initialEntries: [address] },
  )
  if (!neverLoads) await pageLoaded(router)
  return router
}

function Framed({ page: Page }: { page: ComponentType }) {
  return (
    <SiteFrame>
      <Page />
    </SiteFrame>
  )
}

function routeObject({ id, path, index, load, children }: SiteRoute, neverLoads: boolean): RouteObject {
  const lazy = async () => {
    if (neverLoads) await new Promise(() => undefined)
    const { default: Component, loader } = await load()
    return { Component, ...(loader === undefined ? {} : { loader }) }
  }
  if (index === true) return { id, lazy, index: true }
  const nested = children.map((child) => routeObject(child, neverLoads))
  return { id, lazy, ...(path === undefined ? {} : { path }), children: nested }
}

function pageLoaded(router: Router): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
    if (router.state.initialized) resolve()
  })
}
