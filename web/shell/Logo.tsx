/** The mark of the hall: an arched window with the sun going down in it. */
export function Logo({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 40 44" aria-hidden="true">
      <defs>
        <linearGradient id="logo-light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffdf9e" />
          <stop offset="1" stopColor="#f0894f" />
        </linearGradient>
      </defs>
      <path
        d="M3 43V20C3 9.500 10.500 3 20 1c9.500 2 17 8.500 17 19v23z"
        fill="none"
        stroke="url(#logo-light)"
        strokeWidth="2.600"
        strokeLinejoin="round"
      />
      <path
        d="M9 43V21c0-6.500 4.500-11 11-13 6.500 2 11 6.500 11 13v22z"
        fill="url(#logo-light)"
        opacity=".18"
      />
      <circle cx="20" cy="27" r="7.500" fill="url(#logo-light)" />
      <path d="M9 31h22M9 36h22" stroke="#171327" strokeWidth="2" />
      <path d="M20 8v35" stroke="url(#logo-light)" strokeWidth="1.600" opacity=".55" />
    </svg>
  )
}
