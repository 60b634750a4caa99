import { BackBar } from '@dst/ui/back-bar'
import type { ReactNode } from 'react'
import { paths } from '~/paths'
import { siteName } from './site-name'

/** The line on top of a page that stands apart: the trail from home at the start, "Back to Home" at the end. */
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
