/** Returns a pattern of LIKE for texts that contain `text`, whose own wildcards are escaped. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
