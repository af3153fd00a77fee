/** A village at dusk: moon, hills, roofs and lit windows. */
export function Roofs() {
  return (
    <svg
      style={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
      viewBox="0 0 330 150"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <circle cx="272" cy="34" r="17" fill="#fff3cf" />
      <circle cx="272" cy="34" r="30" fill="#fff3cf" opacity=".12" />
      <path d="M0 112 60 78l50 26 62-40 58 38 44-22 56 30v38H0z" fill="#2a2440" opacity=".75" />
      <path
        d="M0 150v-42l20-16 20 16v-10l11-9 11 9v52zM66 150V104l22-18 22 18v46zM114 150v-30l16-13 16 13v30zM150 150V92l8-30 8 30 14 12v46zM186 150v-40l22-17 22 17v40zM236 150v-46l19-16 19 16v46zM278 150v-34l17-13 17 13v34zM316 150v-44l14-10v54z"
        fill="#1d1626"
      />
      <path
        d="M17 120h7v10h-7zM46 112h6v9h-6zM84 114h8v10h-8zM98 128h6v9h-6zM127 130h6v9h-6zM155 108h5v12h-5zM168 122h6v9h-6zM204 120h8v10h-8zM251 114h7v10h-7zM262 130h6v9h-6zM292 126h6v9h-6z"
        fill="#ffc765"
      />
    </svg>
  )
}
