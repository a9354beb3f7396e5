import { PortfolioSkeleton } from '@/components/portfolio/portfolio-skeleton'

export default function Loading() {
  return (
    <>
      <h1 className="mb-5 font-strong text-xl tracking-tight">Organizations</h1>
      <PortfolioSkeleton />
    </>
  )
}
