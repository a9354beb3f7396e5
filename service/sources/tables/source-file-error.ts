/** A publisher's file that is not what we know it to be. Stops the build: data in use stays as it is. */
export class SourceFileError extends Error {
  constructor(file: string, place: string, reason: string, options?: { cause?: unknown }) {
    super(`${file}, ${place}: ${reason}`, options)
    this.name = 'SourceFileError'
  }
}
