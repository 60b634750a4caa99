import { BackBar } from '@dst/ui/back-bar'
import type { ReactNode } from 'react'
import { paths } from '~/paths'
import { siteName } from './site-name'

/** The slim bar on top of a page that stands apart: home at the start, "Back to Home" at the end. */
export function HomeBar(): ReactNode {
  return <BackBar label="Way back" brand={{ name: siteName, href: paths.home }} back={{ label: 'Back to Home', href: paths.home }} />
}
