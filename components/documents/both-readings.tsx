'use client'

import { useMessages } from '@/lib/messages/messages-provider'
import type { FigureView } from '@/lib/views/documents/reading-view'

/** The values read by rules and by a language model for one year and scope; nothing if no model was asked. */
export function BothReadings({ chosen }: { chosen: FigureView }) {
  const words = useMessages('documents')
  const { figure, other } = chosen
  if (other === null && figure.reader === 'rules') return null
  const rows = [
    { reader: figure.reader, value: chosen.value, printed: chosen.printed, page: String(figure.page) },
    ...(other === null ? [] : [other]),
  ]
  return (
    <table className="w-full border-collapse">
      <caption className="pb-1 text-left text-ink-soft text-xs">{words('readings')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words('reader')}</th>
          <th scope="col">{words('value')}</th>
          <th scope="col">{words('printed')}</th>
          <th scope="col">{words('page')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ reader, value, printed, page }) => (
          <tr key={reader} className="border-line border-b last:border-0">
            <th scope="row" className="py-1 text-left font-normal">
              {words(reader === 'model' ? 'readByModel' : 'readByRules')}
            </th>
            <td className="py-1 pl-3 text-right">{value}</td>
            <td className="py-1 pl-3 text-right text-ink-soft">{printed}</td>
            <td className="py-1 pl-3 text-right text-ink-soft">{words('onPage', { page })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
