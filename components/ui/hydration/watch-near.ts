/** Tells when the top of an element comes near the window, at once where nobody can tell; gives how to stop. */
export function watchNear(element: Element, onNear: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    onNear()
    return () => {}
  }
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onNear(), {
    rootMargin: '200px',
  })
  observer.observe(element)
  return () => observer.disconnect()
}
