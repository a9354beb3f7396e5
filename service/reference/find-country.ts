import { iso31661, iso31661Alpha3ToAlpha2 } from 'iso-3166'

/** Common names that are not the ISO 3166-1 short name, in the form that `fold` produces. */
const aliases: Record<string, string> = {
  bolivia: 'BO',
  'bosnia herzegovina': 'BA',
  brunei: 'BN',
  'cape verde': 'CV',
  'china hong kong': 'HK',
  'congo brazzaville': 'CG',
  'congo democratic republic of': 'CD',
  'congo kinshasa': 'CD',
  'czech republic': 'CZ',
  'democratic republic of the congo': 'CD',
  england: 'GB',
  'great britain': 'GB',
  'hong kong china': 'HK',
  'hong kong sar': 'HK',
  'hong kong sar china': 'HK',
  iran: 'IR',
  'ivory coast': 'CI',
  korea: 'KR',
  laos: 'LA',
  macau: 'MO',
  'macao china': 'MO',
  'macau china': 'MO',
  macedonia: 'MK',
  'macedonia the former yugoslav republic of': 'MK',
  'mainland china': 'CN',
  micronesia: 'FM',
  moldova: 'MD',
  netherlands: 'NL',
  'north korea': 'KP',
  palestine: 'PS',
  'people s republic of china': 'CN',
  'republic of korea': 'KR',
  'republic of north macedonia': 'MK',
  'republic of serbia': 'RS',
  'republic of the congo': 'CG',
  russia: 'RU',
  'saint martin': 'MF',
  scotland: 'GB',
  'south korea': 'KR',
  swaziland: 'SZ',
  syria: 'SY',
  taiwan: 'TW',
  'taiwan china': 'TW',
  'taiwan a province of china': 'TW',
  'taiwan province of china': 'TW',
  tanzania: 'TZ',
  'the netherlands': 'NL',
  turkey: 'TR',
  uae: 'AE',
  uk: 'GB',
  'united kingdom': 'GB',
  'united kingdom of great britain': 'GB',
  'united republic of tanzania': 'TZ',
  'united states': 'US',
  'us virgin islands': 'VI',
  usa: 'US',
  venezuela: 'VE',
  vietnam: 'VN',
  'british virgin islands': 'VG',
  wales: 'GB',
}

const alpha2Codes = new Set(iso31661.map((country) => country.alpha2))
const byName = new Map([
  ...iso31661.map((country) => [fold(country.name), country.alpha2] as const),
  ...Object.entries(aliases),
])

/**
 * Returns the ISO 3166-1 alpha-2 code of an English country name as publishers write it ("Korea, Republic of", "United States of
 * America (USA)"), or of an upper-case alpha-2 or alpha-3 code. Null for anything else: the caller decides whether an unknown
 * name is an error.
 */
export function findCountry(text: string): string | null {
  const trimmed = text.trim()
  if (/^[A-Z]{2}$/.test(trimmed) && alpha2Codes.has(trimmed)) return trimmed
  if (/^[A-Z]{3}$/.test(trimmed) && Object.hasOwn(iso31661Alpha3ToAlpha2, trimmed)) {
    return iso31661Alpha3ToAlpha2[trimmed] ?? null
  }
  // The whole name first: "Saint Martin (French part)" differs from "Saint Martin (Dutch part)" only by its parentheses.
  return byName.get(fold(trimmed)) ?? byName.get(fold(trimmed.replace(/\([^)]*\)/g, ' '))) ?? null
}

function fold(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
