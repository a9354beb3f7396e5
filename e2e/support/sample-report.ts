import { buildTestPdf, tableTexts } from '@/service/reports/testing/build-test-pdf'

const columns = [60, 320, 400, 480]
/** An invented report of two pages with a table of emissions. */
export const sampleReport = Buffer.from(
  buildTestPdf([
    { texts: [{ x: 60, y: 80, text: 'Sustainability report 2023', size: 20 }] },
    {
      texts: tableTexts(
        120,
        columns,
        [
          ['GHG emissions (tonnes CO2e)', '2021', '2022', '2023'],
          ['Scope 1', '5,210', '4,980', '4,512'],
          ['Scope 2 (market-based)', '3,105', '2,770', '2,401'],
          ['Scope 3', '91,400', '88,020', '86,330'],
        ],
        24,
      ),
    },
  ]),
)
