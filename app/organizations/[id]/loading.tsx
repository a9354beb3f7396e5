import { OrganizationSkeleton } from '@/components/organization/organization-skeleton'

export default function Loading() {
  return <OrganizationSkeleton />
}
