/** A report that cannot be read. The message is for the person who gave the file. */
export class ReportError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'ReportError'
  }
}
