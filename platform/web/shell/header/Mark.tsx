/** The logo: a gable roof in a rounded square. Decorative. apps/web draws it again for what is there before React. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#d41f57" />
      <g fill="none" stroke="#fff" strokeWidth="2.3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M6.5 16.6 16 8l9.5 8.6" />
        <path d="M10 17.8V24h12v-6.2M16 24v-5" />
      </g>
    </svg>
  );
}
