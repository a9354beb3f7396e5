/** Why a publisher's file is not imported. The message names file, row, column and value where there are any. */
export class EditionRefused extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'EditionRefused'
  }
}
