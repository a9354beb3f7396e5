/**
 * Why an indicator is unknown: a code for programs, which say it in their reader's language, and the sentence. A code keeps
 * its meaning; what means something else has another.
 */
export const unknownReasons = {
  no_figures: 'No worldwide figures in the sources at hand',
  no_scope_2: 'The figures at hand have no scope 2 by itself',
  no_same_scopes: 'No two years of one publisher that hold the same scopes',
  no_same_scopes_and_revenue: 'No two years of one publisher that hold the same scopes and revenue',
  no_same_categories: 'No two years of one publisher that hold the same scope 3 categories',
  no_company_matched: 'No company in the lists was matched, so that they say nothing about it',
  ambition_not_listed: 'The list does not say how ambitious its near-term target is',
  not_in_pledge_list: 'Not in our list of The Climate Pledge, which is older than some signatures',
  no_cdp_list: 'We hold no CDP list',
  no_scopes_and_revenue: 'No year with scopes 1 and 2 and revenue',
  no_industry_factor: 'No emission factor of its industry is known',
  no_purchased_goods:
    'Purchased goods and services are not disclosed, so its factor cannot be set beside its industry’s',
  too_few_peers: 'Fewer than five companies of its industry disclose as much',
  no_industry_level: 'The carbon intensity of its industry is not known',
  no_country_level: 'The carbon intensity of its country is not known',
} as const

export type UnknownReason = keyof typeof unknownReasons
