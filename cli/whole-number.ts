import { InvalidArgumentError } from 'commander'

/** Parses an option or argument as a whole number from 1. */
export function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new InvalidArgumentError('It takes a whole number from 1.')
  return Number(text)
}
