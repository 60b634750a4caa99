import { type RefObject, useEffect, useState } from 'react'
import type { Tooltip, TooltipProvider } from '../../components/tooltip/tooltip.tsx'

/** The part that explains a figure beside its line. */
export interface Tooltips {
  /** Around one line. */
  Tooltip: typeof Tooltip
  /** Around all lines. */
  TooltipProvider: typeof TooltipProvider
}

/** Loads that part, once somebody can hover. */
export type LoadTooltips = () => Promise<Tooltips>

const hovering = '(hover: hover) and (pointer: fine)'

/** The tooltips for what is in `lines`, once they have loaded; never on a device without a pointer to hover with. */
export function useTooltips(load: LoadTooltips | undefined, lines: RefObject<HTMLElement | null>) {
  const [tooltips, setTooltips] = useState<Tooltips>()
  useEffect(() => {
    if (load === undefined || !matchMedia(hovering).matches) return
    // They render the lines anew, and one in use would lose its focus or close. Without them a line still opens.
    const take = (loaded: Tooltips) => {
      if (lines.current?.querySelector(':focus, [open]') === null) setTooltips(loaded)
    }
    load().then(take, () => {})
  }, [load, lines])
  return tooltips
}
