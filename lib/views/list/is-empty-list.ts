/** Whether `answer` is an object with an empty list `key`; needs no parser. */
export function isEmptyList(answer: unknown, key: string): boolean {
  const list: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, key) : null
  return Array.isArray(list) && list.length === 0
}
