import type { Command, CommandGroup } from './palette-commands'

type PaletteListProps = {
  id: string
  label: string
  groups: readonly CommandGroup[]
  activeId: string | null
  onActive: (id: string) => void
  onChoose: (command: Command) => void
}

/** The options of the palette. The focus stays in the text field, which names the active option. */
export function PaletteList({ id, label, groups, activeId, onActive, onChoose }: PaletteListProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className="max-h-[50vh] overflow-y-auto overscroll-contain p-1.5">
      {groups.map(({ title, commands }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
        <div key={title} role="group" aria-labelledby={`${id}-group-${index}`}>
          <div id={`${id}-group-${index}`} className="px-2.5 pt-2 pb-1 text-ink-faint text-xs">
            {title}
          </div>
          {commands.map((command) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the box above has the keys
            <div
              key={command.id}
              id={`${id}-${command.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={command.id === activeId}
              lang={command.language}
              className="wrap-anywhere cursor-default rounded px-2.5 py-2 aria-selected:bg-accent-wash aria-selected:text-accent forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText]"
              onPointerMove={() => onActive(command.id)}
              onClick={() => onChoose(command)}
            >
              {command.label}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
