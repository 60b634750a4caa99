import { AuthProvider, useAuth } from '@dst/auth/react'
import { createFakeAuthClient } from '@dst/auth/testing'
import { calculateExchange, defaultExchangeInputs, formatUsd, readAmount } from '@dst/domain/calculator'
import { Button } from '@dst/ui/button'
import { Dialog } from '@dst/ui/dialog'
import { MoneyField } from '@dst/ui/money-field'
import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import './main.css'

function Calculator(): ReactNode {
  const { status } = useAuth()
  const [price, setPrice] = useState(defaultExchangeInputs.expectedSalePrice)
  const [open, setOpen] = useState(false)
  const { netEquity } = calculateExchange({ ...defaultExchangeInputs, expectedSalePrice: price })
  return (
    <main>
      <p>{status === 'signed-in' ? 'Signed in' : 'Not signed in'}</p>
      <MoneyField
        label="Sale price"
        name="price"
        value={price}
        onValueChange={(value: number) => setPrice(value)}
        read={read}
        format={formatUsd}
      />
      <Button onClick={() => setOpen(true)}>Show what is left</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="What is left">
        <p>{formatUsd(netEquity)}</p>
      </Dialog>
    </main>
  )
}

function read(text: string) {
  const amount = readAmount(text)
  if (amount.kind === 'read') return { ok: true as const, value: amount.value }
  return { ok: false as const, error: 'Enter an amount, for example 1.2m.' }
}

const client = createFakeAuthClient({ accounts: [{ email: 'ada@example.com', firstName: 'Ada' }] })
client.fake.signInAs('ada@example.com')
const root = document.querySelector('#root')
if (root === null) throw new Error('the page has no place for the calculator')
createRoot(root).render(
  <AuthProvider client={client}>
    <Calculator />
  </AuthProvider>,
)
