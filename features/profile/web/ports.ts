import { webPort } from '#platform/web/shell/ports.ts';

/** The place on /profile where a person chooses how notifications come. */
export const notificationChoices = webPort<object>('profile.notification-choices');
