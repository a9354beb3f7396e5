/** Facts about GLEIF's golden copy that an answer names as its source. */
export const GLEIF_EDITION = {
  title: 'GLEIF golden copy, LEI record',
  publisher: 'Global Legal Entity Identifier Foundation (GLEIF)',
  url: 'https://www.gleif.org/en/lei-data/gleif-golden-copy',
  licence: 'CC0 1.0',
  licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
} as const

/** GLEIF's page on one LEI. */
export function leiRecordUrl(lei: string): string {
  return `https://search.gleif.org/#/record/${lei}`
}

/** One legal entity as a source of an answer; its record is as old as the edition that contains it. */
export function legalEntitySource({ lei, publishedAt }: { lei: string; publishedAt: Date }) {
  const { title, publisher, licence } = GLEIF_EDITION
  const retrievedOn = publishedAt.toISOString().slice(0, 10)
  return { url: leiRecordUrl(lei), title, source: 'gleif', edition: { publisher, licence, retrievedOn } }
}
