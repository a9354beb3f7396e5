import type { Format } from '@/lib/format/create-format'

/** Who compiled a figure, as our service names the organization itself where it stated the figure to the project alone. */
export const privatePublisher = 'Stated to this project, not public'

/** Who compiled a figure, in the reader's words: publishers keep their names. */
export function sayPublisher(publisher: string, format: Format): string {
  return publisher === privatePublisher ? format.words('figures')('publisherPrivate') : publisher
}
