/** The figures of a chart as a file has them: bare numbers, units in the head, null where nothing is known. */
export type ChartData = { head: readonly string[]; rows: readonly (readonly (string | number | null)[])[] }
