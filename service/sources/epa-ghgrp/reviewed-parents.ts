/**
 * Names that a person found to be other spellings of one parent, where case and punctuation do not show it: each site types EPA's
 * names itself. By key (parent-key.ts), each with its reason. Pairs that may be a company and its subsidiary are left out
 * (GENERAL MOTORS CO and LLC).
 */
export const reviewedParents: Readonly<Record<string, string>> = {
  'the aes corp': 'aes corp', // The AES Corporation, of Arlington in both
  'williams cos inc the': 'the williams cos inc', // The article behind the name, One Williams Center in both
  'sempra energy inc': 'sempra energy', // 488 8th Avenue, San Diego in both
  'western midstream partners llc': 'western midstream partners lp', // Woodloch Forest Drive; its site is LP's in 2023
  'dt midstream': 'dt midstream inc', // 500 Woodward Avenue in both
  'southwestern energy co inc': 'southwestern energy co', // 10000 Energy Drive in both; one site changed the spelling
  'rex american resources': 'rex american resources corp', // The same parent of two ethanol plants
  'westlake chemical corp': 'westlake corp', // Renamed in 2022; three of its sites changed the name
  'contura energy inc': 'alpha metallurgical resources inc', // Renamed in February 2021
  'alpha metallurgical resources': 'alpha metallurgical resources inc', // Martin Luther King Jr Boulevard in both
  'alpha metallurgical resources llc': 'alpha metallurgical resources inc', // The same, and its sites are INC's in 2023
  'berry corp bry': 'berry corp', // The ticker behind the name, River Run Boulevard in both
  'vicinity energy': 'vicinity energy inc', // Seven of eight sites are INC's in 2023, 100 Franklin Street in both
  'vicinity energy llc': 'vicinity energy inc', // All three sites are INC's in 2023, 100 Franklin Street in both
  'midland cogeneration venture': 'midland cogeneration venture lp', // One site
  'orlando utilities commission inc': 'orlando utilities commission', // The same sites, 100 West Anderson Street
  'onward energy': 'onward energy llc', // The same two sites
  'muscatine power water inc': 'muscatine power water', // One site, 3205 Cedar Street
  'golden valley electric assoc': 'golden valley electric assoc inc', // The same two sites, 758 Illinois Street
  'northeast texas electric cooperative': 'northeast texas electric cooperative inc', // The same two sites
  'tokai carbon cb': 'tokai carbon cb ltd', // The same three sites, 301 Commerce Street
  'utah municipal power agency': 'utah municipal power agency inc', // The same sites
  trinseo: 'trinseo plc', // One site, Chesterbrook Boulevard
  'crescent pass energy': 'crescent pass energy llc', // Its site is LLC's in 2023, State Highway 249 in both
  'detroit thermal': 'detroit thermal llc', // One site, 541 Madison Avenue
  'tyr energy': 'tyr energy inc', // One site, 7500 College Boulevard
  'cat canyon resources': 'cat canyon resources llc', // One site, 6085 Cat Canyon Road
}
