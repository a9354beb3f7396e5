import type { ComponentProps } from 'react'

type ButtonProps = ComponentProps<'button'> & {
  look: 'primary' | 'plain'
  /** For rows of many buttons. */
  isSmall?: boolean
}

const looks = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover border-transparent',
  plain: 'bg-paper text-ink border-line-strong hover:bg-hover',
} satisfies Record<ButtonProps['look'], string>

export function Button({ look, type = 'button', isSmall = false, className = '', ...rest }: ButtonProps) {
  const shape = 'inline-flex items-center justify-center gap-2 rounded border font-strong transition-colors'
  const size = isSmall ? 'h-9 px-3 max-sm:px-2' : 'h-10 px-4'
  return (
    <button
      type={type}
      className={`${shape} ${size} ${looks[look]} disabled:cursor-not-allowed disabled:opacity-60 ${className}`}
      {...rest}
    />
  )
}
