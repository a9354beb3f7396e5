/**
 * A name that another party wrote: its writing direction does not affect the text around it, and it may break anywhere so that it
 * stays within the page.
 */
export function ProperName({ children }: { children: string }) {
  return <bdi className="wrap-anywhere">{children}</bdi>
}
