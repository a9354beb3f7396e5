import { heldReasons } from '@/service/reference/held-reasons'

/**
 * The sentences of the evidence by their codes, so that a program can show them in another language (decision 0034). The name of
 * a placeholder says what fills it: `{cell}` the code of a figure (emission-cells.ts), `{part}` the same in lower case, `{cells}`
 * codes separated by spaces, `{region}` an ISO code, `{day}` and `{month}` "2026-05-07" and "2026-08", `{publishers}` names
 * separated by " | ", `{tonnes}` a number; others are a name, a year or a number. The dashboard has all sentences in its
 * languages (lib/messages/en/provenance.json and its neighbours).
 */
export const sentences = {
  named: '{name}',
  quoted: '{text}',
  cell: '{cell}',
  cell_of_year: '{cell}, {year}',
  cell_of_year_in: '{cell}, {year} in {region}',

  score: 'Score',
  percentile: 'Percentile of the score in its industry',
  industry: 'Industry (ISIC Rev. 4 division)',
  sector_of: 'Sector in the list of {publisher}',
  industry_factor: 'Emission factor of {industry}, {year}',
  industry_mean: 'Mean score of {industry}',
  industry_level: 'Carbon intensity of its industry',
  country_level: 'Carbon intensity of its country',
  sbti_status: 'SBTi: near-term target',
  sbti_near_term: 'SBTi: has a near-term target',
  sbti_long_term: 'SBTi: has a long-term target',
  sbti_degrees: 'SBTi: long-term target in degrees',
  sbti_year: 'SBTi: year of the long-term target',
  sbti_net_zero: 'SBTi: has a net-zero target',
  sbti_net_zero_year: 'SBTi: year of net zero',
  sbti_ambition: 'SBTi: joined Business Ambition for 1.5 °C',
  sbti_ambition_day: 'SBTi: day of joining Business Ambition for 1.5 °C',
  sbti_day: 'SBTi: day of the entry',
  pledge_day: 'Day of signing The Climate Pledge',

  given_name: 'Name',
  given_country: 'Country',
  given_website: 'Website',
  lei_number: 'LEI',
  isin_number: 'ISIN',
  duns_number: 'D-U-N-S number',
  sp_global_number: 'S&P Global identifier',
  external_id: 'Your own identifier',
  set_by_hand: 'Set by hand on {day}.',
  company_has: 'The matched company has {value}.',
  lists_say: 'The lists say {value}.',

  indicator: '{reason}',
  site: 'Site',
  site_share: 'Site, {share}% of',
  named_site_share: '{name}, {share}% of',
  published_revenue: 'Published revenue',
  exchange_rate: 'Exchange rate',
  word_of_name: 'Word of its name',
  sector_as_listed: 'Sector as listed',
  epa_factors: 'EPA factors, one a code',
  naics_link: 'Link of NAICS to ISIC',
  companies: 'Companies',
  scored_companies: 'Companies with a score',
  companies_below: 'With a lower score',
  companies_scored: 'With a score',
  country_intensity: 'Carbon intensity, {country} {year}',
  country_co2: 'Fossil CO2, {country} {year}',
  country_gdp: 'GDP at current prices, {country} {year}',

  sum: '{cells}',
  cell_by_revenue: '{cells} ÷ revenue',
  sum_by_revenue: '({cells}) ÷ revenue',
  sum_of_sites: 'sum over its sites: figure of the site × percentage owned',
  revenue_by_rate: 'published revenue × exchange rate, rounded to whole units',
  sum_of_points: 'points of all indicators of 100, not below 0 and not above 100',
  percentile_of:
    '100 × companies of its industry with a lower score ÷ those with a score, of which at least as much is known',
  divisions_of_sectors: 'divisions that correspond to the sectors of public lists',
  division_by_name: 'of the divisions of its sector, the one that a word of its name indicates',
  division_in_common: 'the one division that the sectors of the lists have in common',
  division_of_sector: 'division that corresponds to the sector of a public list',
  mean_of_epa: 'mean of the EPA’s supply-chain factors with margins over the NAICS codes linked to the division',
  median_of_disclosed:
    'median of the emissions per dollar of revenue of the companies of the division of which our sources have both',
  mean_of_scores: 'mean of the scores of its companies of which at least as much is known',
  fifth_of_industries: 'the fifth of all industries that its emission factor is in',
  fifth_of_countries: 'the fifth of all countries that its carbon intensity, fossil CO2 ÷ GDP, is in',

  researched_before:
    'The sources changed since this organization was researched. It is being researched again; then this will name the place of the figure.',
  no_rate: 'No rate from {from} to {to} is known for {year}: it stays in the currency of its source.',
  as_given: 'As stated by the project when it registered the organization.',
  confidence: 'Confidence: {confidence}.',
  in_words_of_list: 'In the words of the list, which has its own classification.',
  epa_boundary: 'The supply chain of US production up to the buyer: comparable with scopes 1, 2 and upstream 3.',
  no_epa_factor: 'The EPA has no factor for this division, or for less than half of its codes.',
  levels: 'Levels are fifths by nearest rank: very high is the fifth with the highest intensity.',
  not_among_participants:
    'Not among the participants of {day} under its name in its country: the list has no identifiers, and many have joined since. This does not mean that it is not a participant.',
  day_of_joining: '{name}: day of joining',
  not_named: '{title} of {day} does not name the matched company.',
  stated_to_you: 'Stated to you by the organization, not public. Given by {person} on {day}.',
  stated_to_you_unnamed: 'Stated to you by the organization, not public. Given on {day}.',
  stated_assured_none: 'According to the organization, no independent third party has assured it.',
  stated_assured_unspecified:
    'According to the organization, assured by an independent third party; the level is not stated.',
  stated_assured_limited: 'According to the organization, with limited assurance by an independent third party.',
  stated_assured_reasonable: 'According to the organization, with reasonable assurance by an independent third party.',
  stated_method: 'Method, in its words: “{quote}”',
  not_stated_to_you: 'The organization has not stated such a figure to you.',
  product_factor: 'One unit of the product “{product}”',
  product_footprint:
    'Stated by the manufacturer in a product footprint (PACT) that was shared with this project on {day}; not public.',
  product_period: 'Reference period: {from} to {until}.',
  product_boundary:
    'Cradle to gate, excluding biogenic CO2 uptake; the product footprint also states the value with uptake.',
  covers_more_scopes: 'It covers all scopes that public sources have for this year, and more.',
  verified: 'Extracted, verified by {person} on {day}.',
  corrected: 'Extracted from the report and corrected by {person} on {day}.',
  read_unchecked:
    'Read from its report on {day}; a sum printed in the report confirms it. Not yet checked by a person.',
  report_says: 'The report: “{quote}”',
  reviewed_sp500: 'The sector that the list of the S&P 500 has for it, {month}, row of CIK {cik}.',
  reviewed_sp500_name: 'The sector that the list of the S&P 500 has for it, {month}, row of its name.',
  reviewed_jpx_apart:
    'Japan Exchange Group, {count} industries, {month}: {sector}, its bank and its insurer listed apart as Banks and Insurance.',
  reviewed_jpx: 'Japan Exchange Group, {count} industries, {month}: {sector}.',

  two_records: 'The publisher has two records of this year; the first one in its file is used.',
  whole_before_newer:
    '{publisher} states scopes 1 and 2, and the newer report only a part of them: figures of one year are taken from one report.',
  newest_report: '{publisher} took it from a report of {year}, and the newest report on a year is used.',
  order_of_sources:
    '{publisher} comes before {publishers} in the order of sources; of several reports on a year the newest is used.',
  person_verified: 'A person verified it in a report of the organization.',
  person_verified_scopes: 'A person verified it in a report of the organization, which covers the same scopes.',

  held_back: 'Held back, in {publisher}:',
  other_publisher:
    '{publisher} has this figure. All emissions of one year are taken from one publisher, here {chosen}, because boundaries differ between publishers.',
  no_emissions: 'Our sources have no worldwide emissions of {year}.',
  no_emissions_in: 'Our sources have no emissions of {year} in {region}.',
  method_stated: 'Scope 2 is stated with its method: see location-based or market-based.',
  found_none: '{publisher}, who compiled the figures of {year}, found none or none that could be carried over.',
  found_none_in:
    '{publisher}, who compiled the figures of {year} in {region}, found none or none that could be carried over.',
  not_in_list: 'The figures of {year} are those of {publisher}, whose list does not have {part}.',
  not_in_list_in: 'The figures of {year} in {region} are those of {publisher}, whose list does not have {part}.',
  revenue_worldwide: 'Revenue is worldwide, but these figures cover {region} only: the two must not be combined.',
  no_revenue: 'Our sources have no revenue of {year} for this company.',
  no_sure_revenue: '{publisher} states no revenue of {year}, or none with a certain currency and unit.',
  lists_sites: 'The source lists sites. Their figures are added up, and the company states no such total there.',
  needs_part: 'Needs {part}.',
  needs_category: 'Needs at least one category of scope 3.',
  needs_upstream: 'Needs at least one upstream category of scope 3.',
  part_not_known: 'A part of it is not known.',
  emissions_not_known: 'A part of the emissions it needs is not known.',
  one_country: 'The figures cover {region} only and revenue is worldwide: one divided by the other would be too low.',
  nobody_verified: 'Nobody has verified such a figure in {report}.',
  not_looked_up: 'Not looked up yet: its research is in progress.',
  no_company: 'No company of our sources was matched to this organization.',
  not_scored: 'Not scored: we know {known} of 100 points, and give a score from {from}.',
  too_little_known: 'Too little is known for a score.',
  percentile_needs:
    'Needs a score, an industry, and at least {count} companies of that industry with a score of which we know as much.',
  no_division:
    'No list names a sector of the matched company that corresponds to one division, and no industry was given.',
  wide_sector:
    'The sector in the lists covers more than one division. The organization may belong to one of {count}: {divisions}.',
  no_industry_factor: 'No factor of this industry is known.',
  country_not_known: 'Its country is not known.',
  no_country_intensity: 'No carbon intensity of this country is known.',
  near_row:
    '{title} of {day} has no row with this name, but one with a similar name: a person can decide whether it is this company.',
  near_rows:
    '{title} of {day} has no row with this name, but {count} with similar names: a person can decide whether one is this company.',
  no_such_target: 'The entry has no such target, or does not state this detail.',
  not_in_pledge:
    'Not in the list of {day}, which is older than some signatures: this does not mean that it has not signed.',
  no_cdp: 'CDP does not allow its scores and its list to be passed on, so we have none.',

  ...heldReasons,

  rate_of_days: 'mean of {count} daily cross rates',
  rate_of_months: 'mean of {count} monthly means',
  rate_of_release: 'annual average of the {release}',
  rate_fixed: 'fixed at {rate} per {currency} since {year} ({authority})',
  rate_of_anchor: '{currency}:',
  rate_divided: '{currency} divided by {divisor}',
} as const

export type SentenceCode = keyof typeof sentences
