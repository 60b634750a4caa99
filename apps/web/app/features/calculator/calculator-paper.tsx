import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { calculatorBaseYear } from '@dst/domain/parameters'
import { siteName } from '~/lib/site-name'
import { calculatorLink } from './calculator-link'
import { useCalculatorStore } from './calculator-store'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** What only paper needs: whose page it is, when it was printed, and the address at which a CPA can open the same estimate. */
export function CalculatorPaper() {
  const [print, setPrint] = useState<{ date: string; address: string }>()
  useEffect(() => {
    // The browser lays the page out right after this event.
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
        <strong>{siteName}</strong>, {window.location.host}. Estimate for tax year {calculatorBaseYear.value}, printed{' '}
        {print.date}.
      </p>
      <p>
        Open it with the same figures: <a href={print.address}>{print.address}</a>
      </p>
    </>
  )
}
