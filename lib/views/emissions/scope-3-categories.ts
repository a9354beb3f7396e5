import type { Format } from '@/lib/format/create-format'
import type { Key } from '@/lib/messages/words'
import type { Scope3Category } from '@/service/contract/organization/scope-3-categories'

const names: Readonly<Record<Scope3Category, Key<'figures'>>> = {
  purchased_goods_and_services: 'purchasedGoods',
  capital_goods: 'capitalGoods',
  fuel_and_energy_related_activities: 'fuelAndEnergy',
  upstream_transportation_and_distribution: 'upstreamTransportation',
  waste_generated_in_operations: 'wasteInOperations',
  business_travel: 'businessTravel',
  employee_commute: 'employeeCommute',
  upstream_leased_assets: 'upstreamLeasedAssets',
  downstream_transportation_and_distribution: 'downstreamTransportation',
  processing_of_sold_products: 'processing',
  use_of_sold_products: 'useOfSold',
  end_of_life_treatment_of_sold_products: 'endOfLife',
  downstream_leased_assets: 'downstreamLeasedAssets',
  franchises: 'franchises',
  investments: 'investments',
}

/** "purchased_goods_and_services" -> "Purchased goods and services" */
export function categoryWords(category: Scope3Category, format: Format): string {
  return format.words('figures')(names[category])
}
