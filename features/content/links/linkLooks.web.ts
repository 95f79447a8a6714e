import {
  IconBuildingBank,
  IconCalculator,
  IconCoins,
  IconDatabase,
  IconForms,
  IconHome,
  IconId,
  IconLink,
  IconMap2,
  IconPhone,
  IconReceiptTax,
  IconScale,
  IconSchool,
  IconShieldCheck,
  IconUsers,
} from '@tabler/icons-react';
import type { IconType } from '#platform/web/shell/menu/menu.ts';
import type { LinkIcon } from './links.words.ts';

export const linkLooks: Record<LinkIcon, IconType> = {
  link: IconLink,
  building: IconBuildingBank,
  home: IconHome,
  map: IconMap2,
  scale: IconScale,
  tax: IconReceiptTax,
  money: IconCoins,
  calculator: IconCalculator,
  people: IconUsers,
  id: IconId,
  phone: IconPhone,
  shield: IconShieldCheck,
  data: IconDatabase,
  school: IconSchool,
  form: IconForms,
};
