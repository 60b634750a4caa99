import { Icon } from '@dst/ui/icon'
import { useId, useState, type ReactNode } from 'react'

/** A note that folds on small screens and always shows on wider ones, and everywhere without scripting. */
export function Disclaimer({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const textId = useId()
  return (
    <section className="border-t border-line-strong pt-3 text-small">
      <h3 className="font-sans text-small font-strong">
        <span className="disclaimer-title">{title}</span>
        <button type="button" className="disclaimer-toggle" aria-expanded={open} aria-controls={textId} onClick={() => setOpen(!open)}>
          {title}
          <Icon name={open ? 'chevron-up' : 'chevron-down'} />
        </button>
      </h3>
      <div id={textId} className="disclaimer-text" data-open={open || undefined}>{children}</div>
    </section>
  )
}
