/** The entry of a table in code under a word of a file; undefined also for "constructor", which every object has. */
export function lookUp<Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined
}
