/** An archive that is damaged, or made to harm the program that unpacks it. The message says why, for a person. */
export class ArchiveRefused extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'ArchiveRefused'
  }
}
