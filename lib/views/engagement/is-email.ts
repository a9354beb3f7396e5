/** Whether the service and mail servers accept it as exactly one address. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@.,;<>"]+$/u.test(text)
}
