/**
 * Why an indicator is unknown: a code, which programs translate, and the English sentence. The meaning of a code never changes;
 * another meaning gets another code.
 */
export const unknownReasons = {
  not_seen: 'Not in the figures at hand; whether it publishes it is not known',
  no_figures: 'The sources at hand have no worldwide figures that passed our checks',
  no_both_scopes: 'The figures at hand do not hold scopes 1 and 2 of one year; whether it publishes them is not known',
  no_second_method: 'The figures at hand give scope 2 by one method; whether it states both is not known',
  no_scope_2: 'The figures at hand have no scope 2 by itself',
  no_scope_3: 'The figures at hand have no scope 3; whether it publishes it is not known',
  no_categories: 'The sources at hand hold none of the scope 3 categories that matter most in its industry',
  no_common_categories: 'The sources at hand hold none of the scope 3 categories that almost every company has',
  one_year: 'Scopes 1 and 2 of one year or none are at hand; whether it publishes more is not known',
  only_old_figures: 'The newest figures at hand are more than four years older than the newest of any company',
  figures_too_old: 'The figures at hand are more than three years old and say nothing about today',
  another_method:
    'Years that differ by more than a factor of 2 (scope 3: 3), in a sum or a part of it, look like another method, and are not compared',
  no_same_scopes: 'As far back as this looks, we have no year of the same publisher with the same scopes as the newest',
  no_same_scopes_and_revenue:
    'As far back as this looks, we have no year of the same publisher with the same scopes as the newest, and revenue of both',
  no_same_categories:
    'As far back as this looks, we have no year of the same publisher with the same scope 3 categories as the newest',
  no_company_matched: 'No company in the lists was matched, so that they say nothing about it',
  not_found_under_name: 'Not found in the list under this name, which does not mean that it is not there',
  ambition_not_listed: 'The list does not say how ambitious its near-term target is',
  not_in_pledge_list: 'Not in our list of The Climate Pledge, which is older than some signatures',
  no_cdp_list: 'We hold no CDP list',
  no_scopes_and_revenue: 'No year with scopes 1 and 2 and revenue in the sources at hand',
  no_one_industry: 'Which one industry it is in is not known',
  no_industry_factor: 'No emission factor of its industry is known',
  no_purchased_goods:
    'The figures at hand have no purchased goods and services, so its factor cannot be set beside its industry’s',
  too_few_peers: 'We have recent scopes 1 and 2 with revenue of fewer than ten companies of its industry',
  no_industry_level: 'The carbon intensity of its industry is not known',
  no_country_level: 'The carbon intensity of its country is not known',
} as const

export type UnknownReason = keyof typeof unknownReasons
