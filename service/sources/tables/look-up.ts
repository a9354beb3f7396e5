/** Returns the entry of a table for a word of a file; undefined also for "constructor", which every object has. */
export function lookUp<Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined
}
