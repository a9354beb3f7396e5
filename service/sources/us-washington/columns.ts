/** All gases except biogenic CO2, which is outside the scopes. */
export const gases = [
  'Carbon Dioxide (MTCO2e)',
  'Methane (MTCO2e)',
  'Nitrous Oxide (MTCO2e)',
  'HFCs (MTCO2e)',
  'PFCs (MTCO2e)',
  'Sulfur Hexafluoride (MTCO2e)',
  'Fluorinated - Other (MTCO2e)',
]

export const columns = [
  'Reporter',
  'Year',
  'Sector',
  'Subsector',
  'Primary NAICS Code',
  'NAICS Definition',
  'Parent Company',
  'City',
  'County',
  'Jurisdiction',
  'Reported Emissions (MTCO2e)',
  'Biogenic Carbon Dioxide (MTCO2e)',
  ...gases,
  'Notes',
  'Point Size',
  'Location',
  'Covered Emissions (MT CO2e)',
  'CCA Status',
  'Georeferenced Location',
]
