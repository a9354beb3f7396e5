import type { ButtonHTMLAttributes } from 'react'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look: 'primary' | 'plain' }

const looks = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover border-transparent',
  plain: 'bg-paper text-ink border-line-strong hover:bg-hover',
} satisfies Record<ButtonProps['look'], string>

export function Button({ look, type = 'button', className = '', ...rest }: ButtonProps) {
  const shape = 'inline-flex h-10 items-center justify-center gap-2 rounded border px-4 font-strong transition-colors'
  return (
    <button
      type={type}
      className={`${shape} ${looks[look]} disabled:cursor-not-allowed disabled:opacity-60 ${className}`}
      {...rest}
    />
  )
}
