const sites = 'site|plant|smelter|mine|mill|refinery|factory'

/** One place where a company works, as labels, titles and sentences call it; for patterns. */
export const siteWord = `(?:${sites})`

/** The same, and places that only a name before them makes one of a company's: "Acme works", "Acme campus". */
export const namedSiteWord = `(?:${sites}|works|terminal|campus)`
