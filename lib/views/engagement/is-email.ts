/** Whether the service takes it as one address, and a mail server as no more than one. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@.,;<>"]+$/u.test(text)
}
