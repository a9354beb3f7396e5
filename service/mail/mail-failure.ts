/** A message that was not sent; the text is for people. `isPassing`: the same message may go through later. */
export class MailFailure extends Error {
  readonly isPassing: boolean

  constructor(message: string, { isPassing, cause }: { isPassing: boolean; cause?: unknown }) {
    super(message, { cause })
    this.name = 'MailFailure'
    this.isPassing = isPassing
  }
}
