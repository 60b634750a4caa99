import { expectTypeOf } from 'vitest'
import type { output } from 'zod/mini'
import {
  endpoints,
  fullPath,
  type AccountExists,
  type Consultation,
  type ConsultationReceipt,
  type Endpoints,
  type ExchangeShare,
  type FaqEntry,
  type Investor,
  type MyData,
  type PathParams,
  type ProfileUpdate,
  type QuestionnaireRecord,
  type QuestionnaireRecordInput,
  type RequestBody,
  type SavedExchangeFile,
  type SaveUserBody,
  type SharedExchange,
  type SlotDays,
  type Submission,
  type SuccessBody,
} from '../src/index.ts'
import type { ExchangeFile } from '@dst/domain/exchange-file'
import type { Tier } from '@dst/domain/tiers'
import type { QuestionnaireAnswers } from '@dst/domain/questionnaire'

expectTypeOf<PathParams<'/api/users/:email'>>().toEqualTypeOf<Record<'email', string>>()
expectTypeOf<PathParams<'/a/:first/b/:second'>>().toEqualTypeOf<Record<'first' | 'second', string>>()

fullPath(endpoints.getMe)
fullPath(endpoints.findUser, { email: 'a@b.example' })
// @ts-expect-error the parameter is missing
fullPath(endpoints.findUser)
// @ts-expect-error there is no such parameter
fullPath(endpoints.getMe, { email: 'a@b.example' })

expectTypeOf<SuccessBody<Endpoints['listFaqs']>>().toEqualTypeOf<FaqEntry[]>()
expectTypeOf<SuccessBody<Endpoints['getMe']>>().toEqualTypeOf<Investor>()
expectTypeOf<SuccessBody<Endpoints['findUser']>>().toEqualTypeOf<Investor | AccountExists>()
expectTypeOf<SuccessBody<Endpoints['requestConsultation']>>().toEqualTypeOf<ConsultationReceipt>()
expectTypeOf<SuccessBody<Endpoints['syncTier']>>().toEqualTypeOf<null>()
expectTypeOf<SuccessBody<Endpoints['listConsultations']>>().toEqualTypeOf<Consultation[]>()
expectTypeOf<SuccessBody<Endpoints['listSubmissions']>>().toEqualTypeOf<Submission[]>()
expectTypeOf<SuccessBody<Endpoints['downloadMyData']>>().toEqualTypeOf<MyData>()
expectTypeOf<SuccessBody<Endpoints['listSlots']>>().toEqualTypeOf<SlotDays>()
expectTypeOf<SuccessBody<Endpoints['deleteMe']>>().toEqualTypeOf<null>()

expectTypeOf<SuccessBody<Endpoints['readExchangeFile']>>().toEqualTypeOf<{ saved: SavedExchangeFile | null }>()
expectTypeOf<SuccessBody<Endpoints['saveExchangeFile']>['file']>().toEqualTypeOf<ExchangeFile>()
expectTypeOf<RequestBody<Endpoints['saveExchangeFile']>>().toEqualTypeOf<{ file: ExchangeFile }>()

expectTypeOf<SuccessBody<Endpoints['listExchangeShares']>>().toEqualTypeOf<ExchangeShare[]>()
expectTypeOf<SuccessBody<Endpoints['openExchangeShare']>>().toEqualTypeOf<SharedExchange>()

expectTypeOf<RequestBody<Endpoints['getMe']>>().toBeNever()
expectTypeOf<RequestBody<Endpoints['saveUser']>>().toEqualTypeOf<QuestionnaireRecordInput | ProfileUpdate>()
expectTypeOf<RequestBody<Endpoints['shareConsultation']>>().toEqualTypeOf<{
  shareDataConsent: true
  textConsent?: boolean | undefined
  contactTimeZone?: string | undefined
}>()
expectTypeOf<RequestBody<Endpoints['withdrawConsultation']>>().toBeNever()
expectTypeOf<SaveUserBody>().toEqualTypeOf<QuestionnaireRecord | ProfileUpdate>()
expectTypeOf<output<Endpoints['saveUser']['params']>>().toEqualTypeOf<{ email: string }>()

// A complete questionnaire from the domain can be sent without conversion.
expectTypeOf<QuestionnaireAnswers>().toExtend<Pick<QuestionnaireRecordInput, keyof QuestionnaireAnswers>>()
expectTypeOf<Investor['dstSegment']>().toEqualTypeOf<Tier | null>()

// A status that the table does not declare has no schema.
// @ts-expect-error GET /api/faqs answers nothing with 404
void endpoints.listFaqs.responses[404]
