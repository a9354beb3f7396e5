import { z } from 'zod'
import { currencyCodes } from './currency-codes'

const known = new Set(currencyCodes)

/** Codes that people still write, and why no answer can be requested in them. Amounts published in them are still converted. */
const refused: Readonly<Record<string, string>> = {
  ANG: 'was replaced by XCG, one for one, in March 2025: ask for XCG',
  AZM: 'was replaced by AZN in 2006: ask for AZN',
  BGN: 'ended when Bulgaria took the euro on 1 January 2026 (1.95583 for one euro): ask for EUR',
  BYR: 'was replaced by BYN in 2016: ask for BYN',
  CUC: 'ended in 2021',
  GHC: 'was replaced by GHS in 2007: ask for GHS',
  HRK: 'ended when Croatia took the euro on 1 January 2023 (7.5345 for one euro): ask for EUR',
  MRO: 'was replaced by MRU in 2018: ask for MRU',
  MZM: 'was replaced by MZN in 2006: ask for MZN',
  ROL: 'was replaced by RON in 2005: ask for RON',
  SDD: 'was replaced by SDG in 2007: ask for SDG',
  SLL: 'was replaced by SLE in 2022: ask for SLE',
  STD: 'was replaced by STN in 2018: ask for STN',
  TMM: 'was replaced by TMT in 2009: ask for TMT',
  TRL: 'was replaced by TRY in 2005: ask for TRY',
  VEB: 'was replaced three times since 2008: VES is today’s code',
  VEF: 'was replaced in 2018: VES is today’s code',
  ZMK: 'was replaced by ZMW in 2013: ask for ZMW',
  ZWL: 'was replaced by ZWG in 2024: ZWG is today’s code',
  ...refuseAll(
    'ATS BEF CYP DEM EEK ESP FIM FRF GRD IEP ITL LTL LUF LVL MTL NLG PTE SIT SKK',
    'became the euro: ask for EUR',
  ),
  ...refuseAll('BOV CHE CHW CLF COU MXV USN UYI UYW', 'is a fund code or a unit of account, no currency'),
  ...refuseAll('XAG XAU XPD XPT XBA XBB XBC XBD XDR XSU XUA', 'is a metal or a unit of account, no currency'),
}

function refuseAll(codes: string, words: string): Record<string, string> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, words]))
}

/** An ISO 4217 code of a currency in use, in any case; the parsed value is in upper case. */
export const Currency = z
  .string()
  .trim()
  .transform((code) => code.toUpperCase())
  .refine((code) => known.has(code), {
    error: ({ input }) =>
      typeof input === 'string' && Object.hasOwn(refused, input)
        ? `${input} ${refused[input]}`
        : 'is not an ISO 4217 code of a currency in use',
  })
export type Currency = z.infer<typeof Currency>

export const defaultCurrency = 'USD'
