import { BackBar } from '@dst/ui/back-bar'
import type { ReactNode } from 'react'
import { paths } from '~/paths.ts'
import { siteName } from '~/lib/page/site-name.ts'

/** The top bar of a standalone page: breadcrumbs from home at the start, "Back to Home" at the end. */
export function HomeBar({ page }: { page: string }): ReactNode {
  return (
    <BackBar
      label="Way back"
      home={{ label: siteName, href: paths.home }}
      current={page}
      back={{ label: 'Back to Home', href: paths.home }}
    />
  )
}
