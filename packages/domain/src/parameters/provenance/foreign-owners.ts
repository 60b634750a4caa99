import * as values from '../foreign-owners.ts'
import type { Parameter } from './parameter.ts'

export const foreignSellerWithholding = {
  label: 'What a buyer withholds from the price of a foreign seller, and of a home that the buyer will live in',
  unit: 'share',
  value: values.foreignSellerWithholding,
  source: '26 U.S.C. 1445(a), (c)(4)',
  reviewed: '2026-11-30',
} satisfies Parameter

export const foreignSellerHomePrices = {
  label: 'Prices of such a home up to which nothing is withheld, and up to which the lower rate holds',
  unit: 'USD',
  value: values.foreignSellerHomePrices,
  source: '26 U.S.C. 1445(b)(5), (c)(4)',
  reviewed: '2026-11-30',
} satisfies Parameter

export const withholdingCertificateDays = {
  label: 'Days within which the IRS acts on a request to withhold less',
  unit: 'days',
  value: values.withholdingCertificateDays,
  source: '26 U.S.C. 1445(c)(3)(B)',
  reviewed: '2026-11-30',
} satisfies Parameter
