import type { Format } from '@/lib/format/create-format'

/** How our service names the compiler of a figure that the organization stated to the project only. */
export const privatePublisher = 'Stated to this project, not public'

/** The compiler of a figure in the reader's words: publishers keep their names. */
export function sayPublisher(publisher: string, format: Format): string {
  return publisher === privatePublisher ? format.words('figures')('publisherPrivate') : publisher
}
