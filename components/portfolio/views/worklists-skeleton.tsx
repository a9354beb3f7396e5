/** Has the height of the worklists. */
export function WorklistsSkeleton() {
  return (
    <div className="mb-3 grid grid-cols-2 gap-2 sm:flex print:hidden" aria-hidden="true">
      {['a', 'b', 'c'].map((place) => (
        <div key={place} className="skeleton h-9 sm:w-44" />
      ))}
    </div>
  )
}
