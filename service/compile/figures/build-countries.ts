import { iso31661 } from 'iso-3166'
import type { Country } from '@/service/reference/records'
import { type CountryCo2, readOwidCo2 } from '@/service/sources/owid-co2/read-owid-co2'
import { type CountryGdp, readWorldBankGdp } from '@/service/sources/world-bank-gdp/read-world-bank-gdp'
import { SHORT_COUNTRY_NAMES } from './country-names'

/**
 * Every country of ISO 3166-1 by code, with the carbon intensity of its economy in the latest year that has both figures: fossil CO2 over
 * GDP at current prices. Null if a figure is missing in every year, or no CO2 is recorded. Throws SourceFileError.
 */
export function buildCountries(files: { co2: Uint8Array; gdp: Uint8Array }): Country[] {
  const emissions = readOwidCo2(files.co2)
  const products = readWorldBankGdp(files.gdp)
  return iso31661
    .map(({ alpha2: code, name }) => ({
      code,
      name: SHORT_COUNTRY_NAMES[code] ?? name,
      carbonIntensity: carbonIntensityOf(
        emissions.filter(({ country }) => country === code),
        products.filter(({ country }) => country === code),
      ),
    }))
    .sort((a, b) => (a.code < b.code ? -1 : 1))
}

function carbonIntensityOf(
  emissions: readonly CountryCo2[],
  products: readonly CountryGdp[],
): Country['carbonIntensity'] {
  const both = emissions
    .flatMap(({ year, tonnes }) => {
      const usd = products.find((product) => product.year === year)?.usd
      return usd === undefined || tonnes === 0 ? [] : [{ year, tonnes, usd }]
    })
    .sort((a, b) => b.year - a.year)
  const latest = both[0]
  if (!latest) return null
  const { year, tonnes, usd } = latest
  return {
    kgPerUsd: Number(((tonnes * 1000) / usd).toPrecision(6)),
    year,
    co2Tonnes: tonnes,
    gdpUsd: Math.round(usd),
  }
}
