import { INITIATIVES } from './initiatives'

/** The heading of the list. Its "Name clean" columns were made by an intermediary and are not used. */
export const COLUMNS: readonly string[] = [
  'Name',
  'Name clean',
  'Name clean Global',
  'GCAP ID',
  'Website',
  'LEI (if applicable)',
  'Country of HQ',
  'UN Region',
  'Parent company (if applicable)',
  'Annual Revenue in USD (if applicable)',
  'Type',
  'Sector (if applicable)',
  'Assets Under Mgt. (if financial institution)',
  'Join Date (DD/MM/YYYY)',
  'Where did they publish in 2022?',
  'Where did they publish in 2023?',
  'Partner comment',
  'Partner comment (Sep-24)',
  'Update round',
  ...Object.keys(INITIATIVES),
  'Partners',
]
