import { expect, it } from 'vitest'
import { websiteLabel } from './website-label'

it.each([
  ['https://www.acme.example/', 'acme.example'],
  ['http://acme.example/en', 'acme.example/en'],
  ['https://www2.acme.example/us/gate?utm_source=a&returnurl=%2fus%3fb', 'www2.acme.example/us/gate'],
  ['acme.example/#top', 'acme.example'],
])('reads %s as %s', (address, label) => expect(websiteLabel(address)).toBe(label))
