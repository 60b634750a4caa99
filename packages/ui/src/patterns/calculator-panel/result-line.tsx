import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

/** One figure of the short result. */
export interface ResultLineItem {
  /** What the value is. */
  label: string
  /** As displayed, e.g. "$251,282". */
  amount: string
}

/** Props of {@link ResultLine}. */
export interface ResultLineProps {
  /** The values in the line. */
  items: readonly ResultLineItem[]
  /** The inputs: the line is shown while they are in view. */
  form: RefObject<HTMLElement | null>
  /** The result: the line is hidden while it is in view. */
  statement: RefObject<HTMLElement | null>
}

/** The area that the line covers at the bottom of the screen counts as not in view. */
const covered = '0px 0px -80px'

/**
 * The result at the bottom of a small screen while the user types. Visual only: screen readers get the result
 * separately.
 */
export function ResultLine({ items, form, statement }: ResultLineProps): ReactNode {
  const line = useRef<HTMLDivElement>(null)
  const formInView = useInView(form)
  const statementInView = useInView(statement)
  useEffect(() => stayAboveKeyboard(line.current), [])
  return (
    <div
      ref={line}
      className="ui-calculator-line"
      data-shown={(formInView && !statementInView) || undefined}
      aria-hidden="true"
    >
      {items.map(({ label, amount }) => (
        <span key={label} className="ui-calculator-line-item">
          <span>{label}</span> <span className="ui-calculator-line-amount">{amount}</span>
        </span>
      ))}
    </div>
  )
}

function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: covered,
    })
    if (element.current !== null) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return inView
}

/** On-screen keyboards cover the bottom of the page without resizing the layout viewport. */
function stayAboveKeyboard(line: HTMLElement | null): (() => void) | undefined {
  const viewport = window.visualViewport
  if (line === null || viewport === null) return undefined
  const lift = () =>
    line.style.setProperty(
      '--calculator-line-lift',
      `${Math.max(0, document.documentElement.clientHeight - viewport.height - viewport.offsetTop)}px`,
    )
  viewport.addEventListener('resize', lift)
  viewport.addEventListener('scroll', lift)
  return () => {
    viewport.removeEventListener('resize', lift)
    viewport.removeEventListener('scroll', lift)
  }
}
