import { mostBetweenYears } from '@/service/contract/organization/comparable-years'
import { confidenceFrom, scoredFrom } from './methodology'
import { oldestForTrend } from './version-3/comparable-changes'

/** How points become a score, in words. The methodology's page and document show these texts. */
export const principles: readonly { id: string; title: string; text: string }[] = [
  {
    id: 'sum',
    title: 'The score is a sum',
    text:
      'Each indicator gives points; all of them together can give 100. The score is the sum over 100, kept within 0 and 1. ' +
      'There is no weighting beside the points, no comparison hidden in it and no rounding but to a tenth of a point.',
  },
  {
    id: 'unknown',
    title: 'Unknown gives nothing and takes nothing',
    text:
      'What we do not know counts 0 and is called unknown, not "no". Our sources show a part of what an organization publishes: what ' +
      'they do not show of its disclosure is unknown, never "not disclosed". Unknown is not filled in with an average: an ' +
      'organization would then lose points by disclosing, and that is the wrong way round.',
  },
  {
    id: 'good_news',
    title: 'Good news never lowers a score',
    text:
      'A better target, a membership, one more scope or category, a first or further method of scope 2, lower emissions: none of ' +
      'them can take a point away. Tests keep this for any evidence. For that, reductions of scope 3 take no points where it rose ' +
      '(it mostly rises because methods change), comparisons with the industry keep one boundary however much is disclosed, ' +
      'and an old disclosure keeps its points while its age counts once, by itself. What a newly disclosed figure shows may be ' +
      'bad, and then counts as that.',
  },
  {
    id: 'known_bad',
    title: 'Points are taken only for what is known to be bad',
    text:
      'Emissions of scopes 1 and 2 that rose, a commitment that SBTi removed because it expired or was withdrawn, and scopes 1 and 2 per dollar at more than twice the ' +
      'industry. Nothing is taken for a gap in our data.',
  },
  {
    id: 'like_with_like',
    title: 'Like with like',
    text:
      'Two years are compared over the scopes both hold, by the same method of scope 2, from one publisher (years whose method the ' +
      'publisher does not name compare with each other only, said with these words, and not where it says that it mixes methods); ' +
      'where both state both methods the more favourable counts. "Three years" is the newest year three to five years back, with the change ' +
      'divided by the years between. Revenue is compared in its own currency where both years have the same, else in US ' +
      'dollars at annual average rates; it is not adjusted for inflation.',
  },
  {
    id: 'another_method',
    title: 'Years that look like another method',
    text:
      `Years of scopes 1 and 2 that differ by more than a factor of ${mostBetweenYears.scopes1And2}, or of scope 3 by more than ${mostBetweenYears.scope3}, look like another method or boundary, and so does a sum that holds them. ` +
      'They are marked, are not compared, and neither give nor take points.',
  },
  {
    id: 'age',
    title: 'Old figures say nothing about today',
    text:
      `Changes and intensities are judged where the newest year is at most ${oldestForTrend} years older than the newest of any company; ` +
      'older ones are unknown. That figures were disclosed still counts.',
  },
  {
    id: 'pace',
    title: 'The pace: 4.2% a year',
    text:
      'Full points for a reduction of scopes 1 and 2 need 4.2% of the first year’s amount a year, the least that the Science Based ' +
      'Targets initiative accepts for a near-term target in line with 1.5 °C; for scope 3 2.5% a year, its least in line with ' +
      'well below 2 °C (SBTi Corporate Near-term Criteria, version 5.2, March 2024, sciencebasedtargets.org).',
  },
  {
    id: 'set_against',
    title: 'What an organization is set against',
    text:
      'Its own factor is scopes 1 and 2 with purchased goods and services (category 1) per US dollar, set against the emission ' +
      'factor of its industry: US EPA’s supply-chain factor, or for power (ISIC 35) and others without one our median of ' +
      'disclosed factors. Its peers are the companies of its division of which we have scopes 1 and 2 and revenue, at least ten, ' +
      `of a year at most ${oldestForTrend} years before the newest of any company; ` +
      'never those of a wider class, where a steelmaker would be called bad for making steel. Dollars of different years are ' +
      'not adjusted. A division is coarse: a company that makes what is heaviest in it can look worse than it is.',
  },
  {
    id: 'without_evidence',
    title: 'No score where little is known',
    text:
      `Below ${scoredFrom * 100} of the 100 points known there is no score: a number would say more about our sources than about the ` +
      'organization. The assessment then says how much is known and what is missing; lists put such organizations last.',
  },
  {
    id: 'confidence',
    title: 'Known share, range and confidence',
    text:
      'The known share is the points whose evidence is known. The range is what the score would be if everything unknown were bad, ' +
      'and if it were good; figures that a newer report would replace count as open in it, so that more evidence moves the score ' +
      `within the range. Confidence is high from ${confidenceFrom.high * 100} known points, medium from ${confidenceFrom.medium * 100}, else low. ` +
      'CDP is unknown for everyone today, because its list may not be given on.',
  },
  {
    id: 'percentile',
    title: 'Percentile and mean',
    text:
      'The percentile is the share of the scored companies of the industry, of which we know at least as much as of this one, that ' +
      'have a lower score; the mean is over the same companies. Of fewer than ten such companies there is neither. For an industry ' +
      'by itself the mean is over all its scored companies, at least ten.',
  },
  {
    id: 'without_group',
    title: 'Without a group',
    text:
      'For each group the assessment has the score as it would be if the group did not exist: the points of the other groups over ' +
      'what those can give.',
  },
  {
    id: 'versions',
    title: 'Versions',
    text:
      'A change of points, of a rule or of what is looked at is a new version. A stored assessment keeps the version it was made ' +
      'with until the organization is researched again. Version 2 gave a score to everyone whose industry is known, and counted ' +
      'what our sources lack of a disclosure as not disclosed.',
  },
]
