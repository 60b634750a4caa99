import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { calculatorBaseYear } from '@dst/domain/parameters'
import { siteName } from '~/lib/page/site-name.ts'
import { calculatorLink } from './calculator-link.ts'
import { useCalculatorStore } from './calculator-store.ts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** Shown only in print: the site's name, the print date, and the URL at which a CPA can open the same estimate. */
export function CalculatorPaper() {
  const [print, setPrint] = useState<{ date: string; address: string }>()
  useEffect(() => {
    // The browser lays out the printed page right after this event.
    const prepare = () =>
      flushSync(() =>
        setPrint({ date: day.format(new Date()), address: calculatorLink(useCalculatorStore.getState().inputs) }),
      )
    window.addEventListener('beforeprint', prepare)
    return () => window.removeEventListener('beforeprint', prepare)
  }, [])

  if (print === undefined) return null
  return (
    <>
      <p>
        <strong>{siteName}</strong>
        <span>{`, ${window.location.host}. Estimate for tax year ${calculatorBaseYear}, printed ${print.date}.`}</span>
      </p>
      <p>
        Open it with the same figures: <a href={print.address}>{print.address}</a>
      </p>
    </>
  )
}
