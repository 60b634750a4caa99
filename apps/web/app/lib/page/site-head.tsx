import type { ReactNode } from 'react'

/** Site-wide head elements: icons, and the color of the browser UI around the page. */
export function SiteHead(): ReactNode {
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={import.meta.env.SURFACE_LIGHT} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={import.meta.env.SURFACE_DARK} />
    </>
  )
}
