const sites = 'site|plant|smelter|mine|mill|refinery|factory'

/** Words for one site of a company, in labels, titles and sentences; source of a pattern. */
export const siteWord = `(?:${sites})`

/** The same, with places that only a name before them makes a company's: "Acme works", "Acme campus". */
export const namedSiteWord = `(?:${sites}|works|terminal|campus)`
