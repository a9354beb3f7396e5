/** The style of axes, grid and tooltip in all charts. */
export const axisStyle = {
  tick: { fill: 'var(--ink-soft)', fontSize: 12 },
  grid: { stroke: 'var(--line)' },
  cursor: { fill: 'var(--hover)' },
  margin: { top: 8, right: 8, bottom: 0, left: 0 },
  /** An initial size, so that a chart can be drawn before it is measured. */
  initial: { width: 560, height: 256 },
}
