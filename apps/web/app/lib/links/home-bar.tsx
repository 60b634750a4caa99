import { BackBar } from '@dst/ui/back-bar'
import type { ReactNode } from 'react'
import { paths } from '~/paths.ts'

/** The top bar of a standalone page: "Back to Home". */
export function HomeBar(): ReactNode {
  return <BackBar label="Way back" back={{ label: 'Back to Home', href: paths.home }} />
}
