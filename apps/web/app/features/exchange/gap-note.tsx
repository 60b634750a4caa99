import type { ExchangeFile, TaxGap } from '@dst/domain/exchange-file'
import { Icon } from '@dst/ui/icon'
import { TextLink } from '@dst/ui/link'
import { paths } from '~/paths.ts'
import { fieldId } from './fields/field-id.ts'
import { gapCopy } from './gap-copy.ts'
import type { FieldPath } from './store/edits.ts'

interface GapNoteProps {
  file: ExchangeFile
  gap: TaxGap
  today: string
  /** Shows the field on this screen; without it, the link leads to the field in the view of the money. */
  goTo?: (path: FieldPath) => void
}

/** Why the tax is not known yet, with a link to the field that mends it. */
export function GapNote({ file, gap, today, goTo }: GapNoteProps) {
  const { text, path, link } = gapCopy(file, gap, today)
  const id = fieldId(path)
  return (
    <p className="exchange-gap">
      <Icon name="info" />
      <span>
        <span>{text}</span>{' '}
        {goTo === undefined ? (
          <TextLink className="exchange-gap-link" href={`${paths.exchangeMoney}#${id}`}>
            {link}
          </TextLink>
        ) : (
          <a
            className="ui-text-link exchange-gap-link"
            href={`#${id}`}
            onClick={(event) => {
              event.preventDefault()
              goTo(path)
            }}
          >
            {link}
          </a>
        )}
      </span>
    </p>
  )
}
