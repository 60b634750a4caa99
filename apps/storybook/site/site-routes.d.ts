declare module 'virtual:site-routes' {
  import type { ComponentType } from 'react'
  import type { LoaderFunction } from 'react-router'

  /** The part of a route module that the router needs. */
  export interface RouteModule {
    default: ComponentType
    loader?: LoaderFunction
  }

  /** A route of the site: its entry in the route table, and how its module is loaded. */
  export interface SiteRoute {
    id: string
    path?: string
    index?: boolean
    load: () => Promise<RouteModule>
    children: SiteRoute[]
  }
  const routes: SiteRoute[]
  export default routes
}
