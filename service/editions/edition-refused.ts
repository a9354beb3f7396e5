/** Why a publisher's file is not taken, in words with file, row, column and value where there are any. */
export class EditionRefused extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'EditionRefused'
  }
}
