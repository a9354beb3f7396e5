export const summaryGrid = 'mb-6 grid grid-cols-2 gap-3 lg:grid-cols-5'

/** Has the size of the cards. */
export function SummaryCardsSkeleton() {
  return (
    <div className={summaryGrid} aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e'].map((place, index) => (
        <div key={place} className={`panel min-h-32 p-4 ${index === 4 ? 'col-span-2 lg:col-span-1' : ''}`}>
          <div className="skeleton h-3 w-24" />
          <div className="skeleton mt-3 h-7 w-16" />
        </div>
      ))}
    </div>
  )
}
