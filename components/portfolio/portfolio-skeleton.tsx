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

/** The whole page before its first answer, each block where it will be. */
export function PortfolioPageSkeleton() {
  return (
    <>
      <h1 className="font-strong text-xl tracking-tight">Organizations</h1>
      <div className="skeleton mt-2 mb-6 h-4 w-80 max-w-full" />
      <div className="mb-4 h-10">
        <div className="skeleton h-10 max-w-md" />
      </div>
      <PortfolioSkeleton />
    </>
  )
}
