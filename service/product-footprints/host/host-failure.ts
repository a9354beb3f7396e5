/** A PACT host did not answer as PACT 3 defines it. The message says what happened and what to do, for a person. */
export class HostFailure extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'HostFailure'
  }
}
