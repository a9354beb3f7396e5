/**
 * Public addresses of the documents, by the document's name in the file: only where another list has the address of exactly that
 * report, by title and year. Addresses of other reports of the same company are not used.
 */
const addresses: ReadonlyMap<string, string> = new Map(
  Object.entries({
    // OS-Climate's list.
    'American-Electric-Power_2022.txt':
      'https://aepsustainability.com/performance/report/docs/2022_AEP-Sustainability-Report.pdf',
    'ENGIE_2023.txt': 'https://www.engie.com/sites/default/files/assets/documents/2023-03/ENGIE_RI23_VA_VDEF.pdf',
    'United-States-Steel_2021.txt':
      'https://www.ussteel.com/documents/40705/43725/USS_CSR21_Full_Report.pdf/b990344d-2d81-f112-2a8f-b1c584989345?t=1658343821405',
    // Carbon Gap's list.
    'British-American-Tobacco_2021.txt':
      'https://www.bat.com/group/sites/UK__9D9KCY.nsf/vwPagesWebLive/DOAWWEKR/$file/BAT_ESG_Report_2021.pdf?open&v=1',
  }),
)

/** Returns the public address of the document; null where no list has it. */
export function addressOf(document: string): string | null {
  return addresses.get(document) ?? null
}
