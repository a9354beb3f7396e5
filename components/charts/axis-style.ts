/** How axes, grid and tooltip look in every chart. */
export const axisStyle = {
  tick: { fill: 'var(--ink-soft)', fontSize: 12 },
  grid: { stroke: 'var(--line)' },
  cursor: { fill: 'var(--hover)' },
  margin: { top: 8, right: 8, bottom: 0, left: 0 },
  /** Lets a chart draw before it has been measured. */
  initial: { width: 560, height: 256 },
}
