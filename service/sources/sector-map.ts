/** How one publisher's sector words stand to ISIC Rev. 4 divisions; null where no single division would be true. */
export type SectorFit = { industryId: string; fit: 'one' | 'main' }
export type SectorMap = Readonly<Record<string, SectorFit | null>>
