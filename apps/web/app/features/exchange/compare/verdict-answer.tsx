import { defaultAssumptions } from '@dst/domain/comparison'
import type { ExchangeFile, FileComparison, FileMoney, TaxGap } from '@dst/domain/exchange-file'
import type { Result } from '@dst/domain/result'
import { TextLink } from '@dst/ui/link'
import { fieldId } from '../fields/field-id.ts'
import { FieldNote } from '../field-note.tsx'
import { GapNote } from '../gap-note.tsx'
import type { FieldPath } from '../store/edits.ts'
import { useStableText } from '../use-stable-text.ts'
import { earlyAgainst, loanAssumption } from './loan-copy.ts'
import { serviceAssumption } from './service-copy.ts'
import { stateQuestion } from './state-question.ts'
import { verdictCopyFor } from './verdict-copy.ts'
import type { VerdictCopy } from './verdict-message.ts'

interface VerdictAnswerProps {
  file: ExchangeFile
  compared: Result<FileComparison, TaxGap>
  money: Result<FileMoney, 'price-missing'>
  today: string
}

/** Fields of the sale that this view has itself. */
const displayedHere: readonly FieldPath[] = ['sales.0.price', 'sales.0.purchasePrice', 'sales.0.placedInService']

function isHere(path: FieldPath): boolean {
  return displayedHere.includes(path)
}

function goTo(path: FieldPath): void {
  if (isHere(path)) document.getElementById(fieldId(path))?.focus()
}

/** What the figures say, in one sentence, with its reason. */
export function VerdictAnswer({ file, compared, money, today }: VerdictAnswerProps) {
  const copyOf = verdictCopyFor(compared.ok ? compared.value : undefined)
  const words = compared.ok ? copyOf(compared.value.verdict, compared.value.assumptions, file.taxpayer.kind) : undefined
  const question = compared.ok ? stateQuestion(file, compared.value) : undefined
  const loan = compared.ok ? loanAssumption(compared.value) : undefined
  const service = compared.ok ? serviceAssumption(compared.value) : undefined
  const also = compared.ok ? compared.value.also : earlyAgainst(money)
  const reported = useStableText(words?.text ?? '')
  return (
    <div className="compare-answer">
      {words === undefined ? (
        <p>
          The sale price and the loan are enough to see what a loan means for an exchange. With what you paid comes the
          verdict: it stands here.
        </p>
      ) : (
        <>
          <p className="compare-verdict">{words.text}</p>
          {question === undefined ? null : <FieldNote {...question} {...(isHere(question.path) ? { goTo } : {})} />}
          {loan === undefined ? null : <p className="compare-note">{loan}</p>}
          {service === undefined ? null : <p className="compare-note">{service}</p>}
          <p className="compare-note">
            <strong>Why this matters.</strong> <span>{words.why}</span>
          </p>
          <p className="compare-note">
            <strong>What would change it.</strong> <span>{words.turns}</span>
          </p>
          {words.links.length === 0 ? null : (
            <p className="compare-links">
              {words.links.map(({ label, href }) => (
                <TextLink key={href} href={href} className="compare-link">
                  {label}
                </TextLink>
              ))}
            </p>
          )}
        </>
      )}
      <Against
        also={also.map((verdict) => copyOf(verdict, defaultAssumptions, file.taxpayer.kind))}
        linked={words?.links ?? []}
      />
      {compared.ok ? null : <Gap file={file} gap={compared.error} today={today} />}
      <output className="ui-visually-hidden">{reported}</output>
    </div>
  )
}

interface AgainstProps {
  also: readonly VerdictCopy[]
  /** Links that the verdict has already. */
  linked: VerdictCopy['links']
}

/** What also speaks against an exchange, beside the verdict or before there is one. */
function Against({ also, linked }: AgainstProps) {
  const links = new Map(also.flatMap((words) => words.links.map(({ href, label }) => [href, label] as const)))
  for (const { href } of linked) links.delete(href)
  return (
    <>
      {also.map(({ text, why }) => (
        <p key={text} className="compare-note">
          <strong>Also against an exchange.</strong> <span>{`${text} ${why}`}</span>
        </p>
      ))}
      {links.size === 0 ? null : (
        <p className="compare-links">
          {[...links].map(([href, label]) => (
            <TextLink key={href} href={href} className="compare-link">
              {label}
            </TextLink>
          ))}
        </p>
      )}
    </>
  )
}

/** A field of this view is shown here, any other in the view of the money. */
function Gap({ file, gap, today }: { file: ExchangeFile; gap: TaxGap; today: string }) {
  const here = gap.saleId === undefined ? gap.code === 'price-missing' : gap.saleId === file.sales[0]?.id
  const entered = ['price-missing', 'purchase-missing', 'service-missing', 'service-after-sale'].includes(gap.code)
  return <GapNote file={file} gap={gap} today={today} {...(here && entered ? { goTo } : {})} />
}
