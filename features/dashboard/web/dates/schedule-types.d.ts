import type { ComponentType, CSSProperties, ReactElement, ReactNode } from 'react';

/**
 * The package's own declarations name their files without endings, which Node's resolution does not find: what Month.tsx
 * uses of it, as they have it.
 */
declare module '@mantine/schedule' {
  export type CalendarEvent<Payload> = {
    id: string;
    title: string;
    /** `YYYY-MM-DD HH:mm:ss` */
    start: string;
    end: string;
    color: string;
    payload: Payload;
  };
  export type CalendarEventProps = { children: ReactNode; className?: string; style?: CSSProperties };

  type MonthProps<Payload> = {
    date: string;
    events: CalendarEvent<Payload>[];
    renderEvent: (event: CalendarEvent<Payload>, props: CalendarEventProps) => ReactElement;
    withWeekDays?: boolean;
    weekdayFormat?: string;
    firstDayOfWeek?: 0 | 1;
    className?: string;
    labels?: { noEvents?: string };
    onDayClick?: (day: string) => void;
  };

  // biome-ignore lint/suspicious/noExplicitAny: the payload is the caller's
  type AnyMonthProps = MonthProps<any>;
  export const MonthView: ComponentType<AnyMonthProps & { withHeader?: boolean; maxEventsPerDay?: number }>;
  export const MobileMonthView: ComponentType<
    AnyMonthProps & { renderHeader?: () => ReactNode; getDayProps?: (day: string) => object }
  >;
}
