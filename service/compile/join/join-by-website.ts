import { countriesOf } from '@/service/compile/companies/countries-of'
import { websiteDomain } from '@/service/matching/normalize-website'
import { canBeOne, distinct, groupsByKey } from './join-by-name'
import { type JoinState, tryJoin } from './join-state'
import { shareAWord } from './name-forms'

/**
 * Joins a record without country to the only company with its website domain and a common word in the name. Between records with
 * countries a common website proves too little, as subsidiaries link to their group.
 */
export function joinByWebsite(state: JoinState): void {
  const groups = groupsByKey(state, (index) => {
    const website = state.records[index]?.isPart ? null : (state.records[index]?.website ?? null)
    return website === null ? null : websiteDomain(website)
  })
  for (const group of groups) {
    const clusters = distinct(state, group)
    const withCountry = clusters.filter((index) => countriesOf(state, index).size > 0)
    const [company] = withCountry
    for (const index of clusters.filter((candidate) => !withCountry.includes(candidate))) {
      if (
        withCountry.length === 1 &&
        company !== undefined &&
        sharesName(state, company, index) &&
        canBeOne(state, [company, index])
      ) {
        tryJoin(state, 'website', company, index)
      } else if (withCountry.length > 0) {
        const reason =
          withCountry.length > 1 ? 'several companies have this website' : 'one website, names share no word'
        state.leftApart.push({ rule: 'website', reason, records: [index, ...withCountry] })
      }
    }
  }
}

function sharesName(state: JoinState, company: number, index: number): boolean {
  const form = state.forms[index]
  return state.clusters.members(company).some((member) => {
    const other = state.forms[member]
    return form !== undefined && other !== undefined && shareAWord(form, other)
  })
}
