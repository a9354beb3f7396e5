/** Why a report could not be read, or not completely. The dashboard has a text for each in every language. */
export const documentFailures = [
  'empty',
  'no_report',
  'password',
  'damaged',
  'no_text',
  'gone',
  'unpacks_too_large',
  'takes_too_long',
  'needs_too_much_memory',
  'too_many_pages',
  'page_too_full',
  'ended_reader_twice',
] as const
