/**
 * A name as somebody else wrote it: its direction of writing stays its own and does not turn the words around it, and it
 * breaks anywhere rather than out of the page.
 */
export function ProperName({ children }: { children: string }) {
  return <bdi className="wrap-anywhere">{children}</bdi>
}
