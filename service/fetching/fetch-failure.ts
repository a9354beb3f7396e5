/** A publisher's address did not give the file; the message says why, for a person. */
export class FetchFailure extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'FetchFailure'
  }
}
