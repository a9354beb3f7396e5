import { expect, it } from 'vitest'
import { isCollective } from '@/lib/views/import/left-out/collective-rows'

it.each([
  'Travel Expenses Ltd',
  'Reisekosten Service GmbH',
  'Employee Expenses Solutions Ltd',
  'Spesen AG',
  'Utlägg Konsult AB',
  'Employment Solutions',
  'Employee Benefits Ltd',
  'Staff Line',
  'Staff-Line',
  'Staff/Plus',
  'Pro-Staff',
  'Emp 3D',
  'EMP 24 Security Ltd',
  'Emp2000 GmbH',
])('a company whose name speaks of staff is a company: %s', (name) => expect(isCollective(name)).toBe(false))

it.each([
  'Müller, Hans (Mitarbeiter)',
  'Roe, Jane - Employee',
  'EMP-00123 Roe, Jane',
  'Reisekosten Roe',
  'Travel expenses: Roe',
  'Employee: Roe, Jane',
  'One-time supplier - Köln',
])('a person of the staff is no company: %s', (name) => expect(isCollective(name)).toBe(true))
