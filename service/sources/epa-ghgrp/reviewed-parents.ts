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
  'raytheon technologies corp': 'rtx corp', // Renamed in July 2023; three of its sites changed the name
  'hitachi metals america ltd': 'proterial america ltd', // Renamed in January 2023; two of its sites changed the name
  'praxair inc': 'linde inc', // Renamed in September 2020, 10 Riverview Drive in both
  'pacific ethanol inc': 'alto ingredients inc', // Renamed in January 2021; one site has the new name for 2020 too
  'pq group holdings inc': 'ecovyst inc', // Renamed in August 2021; its sites changed the name
  'cabot oil gas corp': 'coterra energy inc', // Renamed in October 2021, the same address in both
  'verso corp': 'billerud americas corp', // Renamed in 2022; its three sites changed the name
  'dak americas llc': 'alpek polyester usa llc', // Renamed in 2022; its four sites changed the name
  'jacksonville electric authority': 'jea', // Its legal name; the same sites
  uamps: 'utah associated municipal power systems', // Its initials, of Utah in both
  'city public services of san antonio texas': 'cps energy', // Its legal name; one of its sites changed the name
  'eneervest operating llc': 'enervest operating llc', // A slip, 1001 Fannin Street in both
  'atlanti c power corp': 'atlantic power corp', // A slip
  'covestro lcc': 'covestro llc', // A slip, 1 Covestro Circle in both
  'lotus infrastruture partners': 'lotus infrastructure partners', // A slip
  'neenah enterprises incorperated': 'neenah enterprises inc', // A slip, in full
  'spangler companies inc': 'spangler cos inc', // In full
  'oci parners lp': 'oci partners lp', // A slip
  'northern pipeline border co': 'northern border pipeline co', // Words exchanged, the same address in both
  'holcim participations us inc ravena plant': 'holcim participations us inc', // With the name of the site
  'riverview investment holdings llc': 'riverview investment holding llc', // The same two sites
  'bce mach iii midstream holding llc': 'bce mach iii midstream holdings llc', // 14201 Wireless Way in both
  'louis dreyfus co north america lp': 'louis dreyfus co north america llc', // 40 Danbury Road in both; two sites changed the form
  'pixelle specialty solutions inc': 'pixelle specialty solutions llc', // 228 South Main Street in both
  'wtg gas processing llc': 'wtg gas processing lp', // 303 Veterans Airpark Lane in both; one site changed the form
  'argo infrastructure partners llc': 'argo infrastructure partners lp', // The same two sites
  'genon holdings llc': 'genon holdings inc', // 1360 Post Oak Boulevard in both; one site changed the form
  'anadarko us offshore corp llc': 'anadarko us offshore llc', // 1201 Lake Robbins Drive in both
  'global tungsten powders llc': 'global tungsten powders corp', // One site, 1 Hawes Street
  'stanton energy reliability center': 'stanton energy reliability center llc', // One site
  'berkshire power co': 'berkshire power co llc', // One site, 14302 FNB Parkway
  'gilberton power co': 'ri corp development inc dba gilberton power co', // One site; its trade name
  'phoenix cement co a div of the salt river pima maricopa indian community': 'phoenix cement co', // One site
  'intermountain rural elec assn': 'intermountain rural electric assoc', // The same address
  'sacramento municipal utility district smud': 'sacramento municipal utility district', // One site
  'brown university in providence in the state of rhode island providence plantations': 'brown university', // One site
  'turlock irrigation district employees assoc': 'turlock irrigation district', // The same two sites, 333 East Canal Drive
  'matanuska susitna borough employees assoc': 'matanuska susitna borough (ak)', // One site, 350 East Dahlia Avenue
  'municipality of anchorage solid waste service (ak)': 'municipality of anchorage solid waste services (ak)', // 1111 East 56th Avenue
  'county of san bernadino solid waste management div (ca)': 'county of san bernardino solid waste management div (ca)', // A slip
  'san bernardino county solid waste management div': 'county of san bernardino solid waste management div (ca)', // 222 West Hospitality Lane
  'san bernardino county solid wastediv': 'county of san bernardino solid waste management div (ca)', // 222 West Hospitality Lane
  'brevard county board of commissioners': 'county of brevard (fl)', // 2725 Judge Fran Jamieson Way in both
  'cedar falls utilities': 'municipal electric utility of the city of cedar falls iowa', // Its trade name, 1 Utility Parkway in both
  'utilities board of the city of trussville alabama': 'utilities board of the city of trussville', // 127 Main Street in both
}
