import type { FigureName } from '@dst/domain/figures'
import { TextLink } from '@dst/ui/link'
import { paths } from '~/paths.ts'

/** Beside a total: leads to the figures that it was computed with, from `at` on. */
export function FiguresLink({ at }: { at: FigureName }) {
  return (
    <TextLink href={`${paths.figures}#${at}`} className="inline-flex min-h-11 items-center text-small print:hidden">
      Figures used
    </TextLink>
  )
}
