import { expect, test } from 'vitest'
import { boughtIn, intoThreeTrusts, withSold } from '../testing/after-files.ts'
import { receivedRows, soldRows } from './statement-rows.ts'

test('each property given up has its price, costs, loans and basis', () => {
  const [sale] = intoThreeTrusts.sales
  const { label: _label, ...unnamed } = { ...sale }
  const two = {
    ...intoThreeTrusts,
    sales: [
      { ...sale, id: 's' },
      { ...unnamed, id: 't', price: 400_000, sellingCosts: 24_000, debtPaidOff: 0, depreciation: 10_000 },
    ],
  }
  expect(soldRows(two, boughtIn(two))).toEqual([
    { heading: '12 Elm Street', cells: ['$790,000', '$0', '$125,000', '$152,000'] },
    { heading: 'Sale 2', cells: ['$400,000', '$24,000', '$0', '$300,000'] },
  ])
})

test('a property whose kind was not entered counts as commercial', () => {
  const { propertyType: _type, ...sale } = { ...intoThreeTrusts.sales[0] }
  const file = { ...intoThreeTrusts, sales: [{ id: 's', ...sale }] }
  expect(soldRows(file, boughtIn(file))[0]?.cells[3]).toBe('$152,000')
})

test('each property received has its day, value, loan and share of line 25', () => {
  expect(receivedRows(boughtIn(intoThreeTrusts))).toEqual([
    { heading: 'Oak Trust', cells: ['Dec 15, 2025', '$250,000', '$0', '$74,750.83'] },
    { heading: 'Ash Trust', cells: ['Jan 20, 2026', '$493,000', '$243,000', '$147,408.64'] },
    { heading: 'Elm Trust', cells: ['Feb 2, 2026', '$160,000', '$0', '$47,840.53'] },
  ])
})

test('one that is planned is not received, and a basis that depends on missing parts is not computed', () => {
  const { closedOn: _closed, ...planned } = { ...intoThreeTrusts.purchases[0] }
  const file = {
    ...withSold({ closing: '2026-11-20', priorDeferredGain: 50_000 }),
    purchases: [{ id: 'a', ...planned }],
  }
  expect(receivedRows(boughtIn(file))).toEqual([
    { heading: 'Oak Trust', cells: ['Not yet', '$250,000', '$0', 'Not computed'] },
  ])
})
