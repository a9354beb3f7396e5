import { useEarlyChoice } from '@/components/ui/fields/use-early-choice'

type SelectBoxProps = { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void }

/** Above the link that covers the row, and large enough for a finger. */
export function SelectBox({ label, isChecked, onChange }: SelectBoxProps) {
  const box = useEarlyChoice<HTMLInputElement>()
  return (
    <label className="relative z-10 -m-2 flex size-9 cursor-pointer items-center justify-center">
      <span className="sr-only">{label}</span>
      <input
        ref={box}
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 cursor-pointer accent-accent"
      />
    </label>
  )
}
