import { Disclosure } from '@dst/ui/disclosure'
import type { ReactNode } from 'react'

/** A note that folds on small screens and always shows on wider ones. */
export function Disclaimer({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line-strong pt-3">
      <Disclosure summary={title} headingLevel={3} alwaysOpenWhenWide>{children}</Disclosure>
    </section>
  )
}
