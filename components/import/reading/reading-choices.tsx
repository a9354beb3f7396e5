'use client'

import { type ReactNode, useId, useState } from 'react'
import { NativeSelect } from '@/components/ui/fields/native-select'
import { Notice } from '@/components/ui/notices/notice'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'
import { delimiters, type Encoding, encodings, nameOfEncoding } from '@/lib/sheets/encodings'
import type { ImportPlan } from '@/lib/views/import/import-job'
import { planOf, readSource, type SheetSource } from './sheet-source'

const delimiterWords: Readonly<Record<string, Key<'import'>>> = {
  '\t': 'tab',
  ';': 'semicolon',
  ',': 'comma',
  '|': 'bar',
}

type ReadingChoicesProps = {
  source: SheetSource
  onReadAnew: (plan: ImportPlan, source: SheetSource) => void
}

/** Lets the reader choose the sheet of a workbook, or the encoding and delimiter of a text; the preview below follows. */
export function ReadingChoices({ source, onReadAnew }: ReadingChoicesProps) {
  const words = useMessages('import')
  const [hasFailed, setHasFailed] = useState(false)
  const { text, tables } = source.sheet

  async function take(reading: Promise<SheetSource>): Promise<void> {
    try {
      const read = await reading
      onReadAnew(await planOf(read), read)
      setHasFailed(false)
    } catch {
      setHasFailed(true)
    }
  }

  if (text === null && tables.length < 2) return null
  return (
    <div className="mt-3">
      {text?.isGuessed ? (
        <p className="text-ink-soft">
          {words('guessedEncoding', { encoding: text.encoding ? nameOfEncoding(text.encoding) : '' })}
        </p>
      ) : null}
      <div className="mt-2 flex flex-wrap gap-4">
        {text === null ? (
          <Choice label={words('sheetChoice')}>
            {(id) => (
              <NativeSelect
                id={id}
                value={String(source.table)}
                onChange={({ target }) => void take(Promise.resolve({ ...source, table: Number(target.value) }))}
              >
                {tables.map(({ name }, place) => (
                  <option key={name} value={place}>
                    {name}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Choice>
        ) : null}
        {text !== null && text.encoding !== null ? (
          <Choice label={words('encodingChoice')}>
            {(id) => (
              <NativeSelect
                id={id}
                value={text.encoding ?? ''}
                onChange={({ target }) => {
                  const encoding: Encoding | null = encodings.find((one) => one === target.value) ?? null
                  void take(readSource(source.given, { encoding, delimiter: null }))
                }}
              >
                {encodings.map((one) => (
                  <option key={one} value={one}>
                    {nameOfEncoding(one)}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Choice>
        ) : null}
        {text === null ? null : (
          <Choice label={words('delimiterChoice')}>
            {(id) => (
              <NativeSelect
                id={id}
                value={text.delimiter}
                onChange={({ target }) =>
                  void take(readSource(source.given, { encoding: text.encoding, delimiter: target.value }))
                }
              >
                {[...new Set([...delimiters, text.delimiter])].map((one) => {
                  const word = delimiterWords[one]
                  return (
                    <option key={one} value={one}>
                      {word === undefined ? one : words(word)}
                    </option>
                  )
                })}
              </NativeSelect>
            )}
          </Choice>
        )}
      </div>
      {hasFailed ? (
        <div className="mt-3">
          <Notice tone="danger" isAlert title={words('unreadable')}>
            {words('notReadSo')}
          </Notice>
        </div>
      ) : null}
    </div>
  )
}

function Choice({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block">
        {label}
      </label>
      {children(id)}
    </div>
  )
}
