const places = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** The list before its first answer. */
export function PortfolioSkeleton() {
  return (
    <div role="status" aria-label="Loading the organizations" className="panel divide-y divide-line">
      {places.map((place) => (
        <div key={place} className="flex items-center gap-6 px-5 py-4">
          <div className="skeleton h-8 flex-1" />
          <div className="skeleton hidden h-4 w-40 sm:block" />
          <div className="skeleton h-4 w-24" />
          <div className="skeleton hidden h-4 w-24 lg:block" />
        </div>
      ))}
    </div>
  )
}
