import { useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import type { SearchAction } from './search.ts';

/** What the search can do beside leading to pages. */
export const useSearchActions = (onLogout: () => void): SearchAction[] => {
  const { setColorScheme } = useMantineColorScheme();
  const appearance = 'Appearance';
  return [
    {
      id: 'dark',
      to: 'action:dark',
      label: 'Dark mode',
      description: appearance,
      icon: IconMoon,
      run: () => setColorScheme('dark'),
    },
    {
      id: 'light',
      to: 'action:light',
      label: 'Light mode',
      description: appearance,
      icon: IconSun,
      run: () => setColorScheme('light'),
    },
    {
      id: 'system',
      to: 'action:system',
      label: 'Match system',
      description: appearance,
      icon: IconDeviceDesktop,
      run: () => setColorScheme('auto'),
    },
    {
      id: 'log-out',
      to: 'action:log-out',
      label: 'Log out',
      description: 'Sign out of this browser',
      icon: IconLogout,
      run: onLogout,
    },
  ];
};
