/** A publisher's file is not as expected. Stops the build or import; the data in use do not change. */
export class SourceFileError extends Error {
  constructor(file: string, place: string, reason: string, options?: { cause?: unknown }) {
    super(`${file}, ${place}: ${reason}`, options)
    this.name = 'SourceFileError'
  }
}
