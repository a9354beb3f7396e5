/** A chart's figures for a file: plain numbers, units in the head, null for unknown. */
export type ChartData = { head: readonly string[]; rows: readonly (readonly (string | number | null)[])[] }
