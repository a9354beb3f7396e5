/**
 * Rows of the Carbon Gap table whose report, by its address, is another company's. Their emissions are not carried over; their
 * revenue is, because it comes from Forbes. Reviewed by reading the addresses in the table's document column.
 */
export const reportsOfAnotherCompany: Readonly<Record<string, string>> = {
  'Bank of China': 'the report is that of its subsidiary in Hong Kong (bochk.com)',
  'China Everbright Bank':
    'the report is that of a waste and energy company (cebenvironment.com): 10.7 Mt of scope 1 for a bank',
  'China State Construction Engineering': 'the report is that of its subsidiary in Hong Kong (cscechk.com)',
  'Coca-Cola': 'the report is that of the bottler Coca-Cola European Partners (cocacolaep.com)',
  HDFC: 'the report and, but for rounding, the figures are those of HDFC Bank (hdfcbank.com), which has a row of its own',
  Mitsubishi:
    'the report is that of the car maker Mitsubishi Motors (mitsubishi-motors.com), the revenue that of the trading company',
}

/** Revenues that a person found to be another company's; nothing in the row shows it. */
export const revenuesOfAnotherCompany: Readonly<Record<string, string>> = {
  'CVS Health':
    'the revenue is that of Intel, in the row above it; the company sold goods of 268 billion dollars in 2020',
}
