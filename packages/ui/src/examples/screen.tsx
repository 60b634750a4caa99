import { type ReactNode, useId } from 'react'
import '../foundations/foundations.css'

/** One screen of a review page, under its name. */
export function Screen({ name, children }: { name: string; children: ReactNode }): ReactNode {
  const nameId = useId()
  return (
    <section className="foundations-screen" aria-labelledby={nameId}>
      <h2 id={nameId} className="foundations-screen-name">
        {name}
      </h2>
      {/* A form of its own keeps the radio buttons of two screens apart. */}
      <form onSubmit={(event) => event.preventDefault()}>{children}</form>
    </section>
  )
}

/** Screens side by side. */
export function Screens({ children }: { children: ReactNode }): ReactNode {
  return <div className="foundations-screens">{children}</div>
}

/** Several screens on one page have landmarks and headings of the same name, and targets drawn smaller, as no page of the site has. */
export const reviewParameters = {
  layout: 'fullscreen',
  a11y: {
    options: {
      rules: {
        'landmark-unique': { enabled: false },
        'heading-order': { enabled: false },
        'target-size': { enabled: false },
      },
    },
  },
}
