/**
 * The state of a session `s`, in SQL: `:now`, and `:closes` hours before it begins. A person with a place who is not in the attendance of a
 * completed session is absent.
 */
export const sessionState = `
  CASE
    WHEN s.called_off_at IS NOT NULL THEN 'CALLED_OFF'
    WHEN s.completed_at IS NOT NULL THEN 'COMPLETED'
    WHEN s.ends_at <= :now::timestamptz THEN 'TO_CLOSE'
    WHEN s.starts_at <= :now::timestamptz THEN 'RUNNING'
    WHEN s.starts_at - make_interval(hours => :closes::int) <= :now::timestamptz THEN 'CLOSED'
    ELSE 'OPEN'
  END`;
