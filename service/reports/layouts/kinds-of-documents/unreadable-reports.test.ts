import { expect, test } from 'vitest'
import { readAnyReport } from '@/service/reports/input/read-any-report'
import { buildTestPdf } from '@/service/reports/testing/build-test-pdf'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test('what cannot be read is refused in words', async () => {
  await expect(readAnyReport(new Uint8Array())).rejects.toThrow('The file is empty')
  await expect(readAnyReport(bytesOf('%PDF-1.7 and nothing more'))).rejects.toThrow('The file is not a readable PDF')
  await expect(readAnyReport(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]))).rejects.toThrow(
    'The file is neither a PDF nor text',
  )
  await expect(readAnyReport(Uint8Array.from([0xff, 0xfe, 0x41]))).rejects.toThrow('The file is neither a PDF nor text')
})

test('text of older programs is read: one byte a letter, or two with a mark in front', async () => {
  const latin = Uint8Array.from('Koldioxid 2022\n\nUtsl\u00e4ppen i scope 1 var 1 204 ton CO2e 2022.', (letter) =>
    letter.charCodeAt(0),
  )
  expect((await readAnyReport(latin)).figures.map(({ value }) => value)).toEqual([1204])
  const wide = [...'\ufeffOur Scope 1 emissions were 1,204 tonnes CO2e in 2022.'].flatMap((letter) => [
    letter.charCodeAt(0) & 255,
    letter.charCodeAt(0) >> 8,
  ])
  expect((await readAnyReport(Uint8Array.from(wide))).figures.map(({ value }) => value)).toEqual([1204])
})

test('a scan has no text to read, and that is said', async () => {
  const scan = buildTestPdf([{ texts: [], boxes: [{ x: 0, y: 0, width: 612, height: 792, color: [0.9, 0.9, 0.9] }] }])
  await expect(readAnyReport(scan)).rejects.toThrow('holds no text')
})

test('a protected PDF is named as such', async () => {
  const file = new TextDecoder('latin1').decode(buildTestPdf([{ texts: [{ x: 50, y: 50, text: 'Scope 1' }] }]))
  const key = '<28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A>'
  const entry = `/Encrypt << /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -4 >> /ID [<0123456789abcdef0123456789abcdef> <0123456789abcdef0123456789abcdef>]`
  const locked = Uint8Array.from(file.replace('/Root 1 0 R', `/Root 1 0 R ${entry}`), (letter) => letter.charCodeAt(0))
  await expect(readAnyReport(locked)).rejects.toThrow('The PDF is protected by a password')
})

test('a broken page is skipped and named, the others are read', async () => {
  const page = { texts: [{ x: 50, y: 50, text: 'Our Scope 1 emissions were 1,204 tonnes CO2e in 2022.' }] }
  const file = new TextDecoder('latin1').decode(buildTestPdf([page, page]))
  const broken = Uint8Array.from(file.replace('[4 0 R 6 0 R]', '[4 0 R 9 0 R]'), (letter) => letter.charCodeAt(0))
  const { figures, skippedPages, pageCount } = await readAnyReport(broken)
  expect(figures.map(({ value, page: at }) => [value, at])).toEqual([[1204, 1]])
  expect([skippedPages, pageCount]).toEqual([[2], 2])
  const none = file.replace('[4 0 R 6 0 R]', '[9 0 R 9 0 R]')
  await expect(readAnyReport(Uint8Array.from(none, (letter) => letter.charCodeAt(0)))).rejects.toThrow('No page')
})

test('a report without emissions gives none', async () => {
  const figures = (
    await readAnyReport(
      buildTestPdf([{ texts: [{ x: 50, y: 50, text: 'We care about the climate. Scope 1 is next year.' }] }]),
    )
  ).figures
  expect(figures).toEqual([])
})

test('a page is told as soon as it is read', async () => {
  const pages: string[] = []
  await readAnyReport(
    buildTestPdf([{ texts: [{ x: 50, y: 50, text: 'One' }] }, { texts: [{ x: 50, y: 50, text: 'Two' }] }]),
    (page, of) => pages.push(`${page}/${of}`),
  )
  expect(pages).toEqual(['1/2', '2/2'])
})

test('tags of a report in XHTML are read, not its layout', async () => {
  const html = `<html xmlns:ix="x"><body><xbrli:context id="c"><xbrli:period><xbrli:startDate>2024-01-01</xbrli:startDate><xbrli:endDate>2024-12-31</xbrli:endDate></xbrli:period></xbrli:context>
<xbrli:context id="part"><xbrli:scenario><xbrldi:explicitMember dimension="d">esrs:DE</xbrldi:explicitMember></xbrli:scenario><xbrli:period><xbrli:startDate>2024-01-01</xbrli:startDate><xbrli:endDate>2024-12-31</xbrli:endDate></xbrli:period></xbrli:context>
<xbrli:unit id="u"><xbrli:measure>utr:tCO2e</xbrli:measure></xbrli:unit>
<p>Scope 1: <ix:nonFraction name="esrs:GrossScope1GreenhouseGasEmissions" contextRef="c" unitRef="u" scale="3" format="ixt:num-dot-decimal">1,234.5</ix:nonFraction></p>
<p>Germany: <ix:nonFraction name="esrs:GrossScope1GreenhouseGasEmissions" contextRef="part" unitRef="u" scale="0" format="ixt:num-dot-decimal">99</ix:nonFraction></p>
<p>Scope 2: <ix:nonFraction name="esrs:GrossMarketBasedScope2GreenhouseGasEmissions" contextRef="c" unitRef="u" scale="0" format="ixt:num-comma-decimal">2.345,5</ix:nonFraction></p></body></html>`
  const { figures } = await readAnyReport(bytesOf(html))
  expect(figures.map(({ year, scope, value }) => [year, scope, value])).toEqual([
    [2024, '1', 1_234_500],
    [2024, '2mb', 2345.5],
  ])
})
